import Grammar
import Testing

/// Corrections that say two things, and words that only sound like a remark.
@Suite struct PutRightPhrasingTests {
  static let takenBack = sayings([
    "remark oneByOne": ["undo both", "undo the last two things", "undo both of them", "revert my last 3 changes"],
    "act delete": ["no longer needed", "it's no longer needed", "that is no longer required"],
    "remark nothing": ["for the best", "this is for you", "it's for the best", "that's for sure"],
  ])

  @Test("it is taken back, or nothing is changed", arguments: takenBack)
  func undone(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.reference = .confirmation }).first == saying.means)
  }

  @Test(
    "what names something of its own is none of these",
    arguments: ["undo the top button", "undo both jackets for alteration", "this is for mum", "for work"])
  func other(_ text: String) {
    #expect(!["remark oneByOne", "act delete", "remark nothing"].contains(Frozen.first(text).first ?? ""))
  }

  @Test(
    "a place with an hour is no remark",
    arguments: ["it's at the town hall at 5pm", "it's at the library on friday", "its at the school 6pm"])
  func placeAndHour(_ text: String) {
    #expect(!Frozen.readings(text).contains { $0.contains("@") || $0.contains("//") }, "\(Frozen.readings(text))")
  }

  @Test(
    "a place or a person is no new name",
    arguments: ["change the meeting to room 2", "change gig to the Anchor", "change dentist to dr shah"])
  func noName(_ text: String) {
    #expect(!Frozen.readings(text).contains { $0.hasPrefix("!rename") }, "\(Frozen.readings(text))")
  }

  @Test("a name is one", arguments: ["change dentist to hygienist", "change piano to piano lesson"])
  func isName(_ text: String) {
    #expect(Frozen.readings(text).contains { $0.hasPrefix("!rename") }, "\(Frozen.readings(text))")
  }

  @Test(
    "what nobody can do names nothing to do", arguments: ["next monday i go", "tuesday i can go"])
  func namesNothing(_ text: String) { #expect(Frozen.first(text) == ["remark unclearAct"]) }

  @Test("somewhere to go is kept", arguments: ["i go to rome next monday", "go friday", "move in tuesday"])
  func kept(_ text: String) { #expect(Frozen.first(text).first?.hasPrefix("remark") == false) }
}
