import Grammar
import Testing

/// What people say behind a thing or a request, and errands that look like it.
@Suite struct SaidInReturnPhrasingTests {
  @Test(
    "what was kept is put right",
    arguments: [
      "probably friday", "hopefully by friday", "Muller just extended it by two days",
      "they extended the deadline by two days", "stop chasing the solicitor", "he delayed it by an hour",
    ])
  func putRight(_ text: String) {
    #expect(
      Frozen.readings(text).contains { $0.hasPrefix("!") || $0.contains("correction") }, "\(Frozen.readings(text))")
  }

  @Test(
    "one of several is meant, and no other thing",
    arguments: ["the one on Mill Road", "the ones for the school"])
  func oneOfSeveral(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.contains("unclear") }, "\(Frozen.readings(text))")
  }

  @Test(
    "an errand is one",
    arguments: [
      "the one minute pitch", "get mot booked for friday", "get the mot booked by friday",
      "stop by the shop", "probably the best cake recipe",
    ])
  func errands(_ text: String) {
    #expect(
      !Frozen.readings(text).contains { $0.hasPrefix("!") || $0.contains("correction") }, "\(Frozen.readings(text))")
  }
}
