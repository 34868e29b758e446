import Testing

@testable import Grammar

/// New rules for a series, and exceptions to one.
@Suite struct SeriesPhrasingTests {
  private static func readings(_ text: String) -> [String] { Frozen.readings(text) { $0.reference = .confirmation } }

  @Test(
    "a thing is on another day, or at another time, from now on",
    arguments: [
      ("rehearsal is wednesday now", "!restate [rehearsal] wednesday"),
      ("rehearsal is on wednesday", "!restate [rehearsal] wednesday"),
      ("rehearsal is at 6 from now on", "!restate [rehearsal] 6 from now on"),
      ("from now on rehearsal is at 6", "!restate [rehearsal] 6 from now on"),
      ("rehearsal is at 6 from next month", "!restate [rehearsal] 6 from next month"),
      ("rehearsal moves to 6pm from january", "!restate [rehearsal] 6pm from january"),
      ("move rehearsal to thursday for good", "!restate [rehearsal] thursday from now on"),
      ("rehearsal runs until easter", "!until [rehearsal] easter"),
      ("rehearsal finishes on 5 march", "!until [rehearsal] 5 march"),
      ("rehearsal wednesday as well", "!another [rehearsal] wednesday"),
    ])
  func named(_ said: String, _ expected: String) {
    #expect(Frozen.readings(said).contains(expected), "\(Frozen.readings(said))")
  }

  @Test(
    "what was just said goes on so, or not on some days",
    arguments: [
      ("weekdays only", "!restate [it] weekdays"), ("he comes fridays", "!restate [it] fridays"),
      ("only until june", "!until [it] june"), ("but only till christmas", "!until [it] christmas"),
      ("not sundays", "!except [it] sundays"), ("not friday", "!except [it] friday"), ("not friday", "remark whenThen"),
      ("not on sunday though", "!except [it] sunday"),
      ("and sun 12-6", "!another [it] sun 12-6"),
    ])
  func spoken(_ said: String, _ expected: String) {
    #expect(Self.readings(said).contains(expected), "\(Self.readings(said))")
  }

  @Test(
    "what only sounds so is something to do",
    arguments: [
      "make the bed", "sunday roast", "until dawn dvd", "she is coming for lunch on sunday",
      "weekday breakfast cereal", "say cheese photo booth",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
