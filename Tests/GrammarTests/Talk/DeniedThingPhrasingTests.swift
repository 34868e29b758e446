import Grammar
import Testing

/// A thing that is not to be had until a day: no correction of what was spoken of last.
@Suite struct DeniedThingPhrasingTests {
  private static func corrects(_ text: String) -> Bool {
    Frozen.readings(text) { $0.reference = .confirmation }.contains { $0.contains("act correction") }
  }

  @Test(
    "it moves nothing",
    arguments: ["no sugar until friday", "no wine till saturday", "no school on friday", "no coffee from monday"])
  func denies(_ text: String) { #expect(!Self.corrects(text)) }

  @Test(
    "a no before a new day corrects",
    arguments: ["no, friday", "no friday", "no the teacher said friday", "no it is on friday", "no, party on friday"])
  func puts(_ text: String) {
    #expect(Self.corrects(text), "\(Frozen.readings(text) { $0.reference = .confirmation })")
  }
}
