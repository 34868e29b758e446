import Grammar
import Testing

/// A remark or a reason right behind an act, with no mark between them. It is Friday 20 November 2026, ten in the
/// morning.
@Suite struct RemarkBehindActTests {
  static func acts(_ said: String) -> [PlainAct] {
    (Frozen.reader().message(said).lines.first?.readings ?? []).compactMap { reading in
      if case .plainAct(let act) = reading { act } else { nil }
    }
  }

  @Test(
    "what was done is done, whatever is said of it",
    arguments: [
      ("dentist done no cavities", "dentist"), ("tempo done 5mi in 41:20", "tempo"),
      ("long run finished 12 miles felt amazing", "long"),
      ("rent paid she was nice about it", "rent"),
      ("essay finished ann is reading it", "essay"), ("exam done i think it went ok", "exam"),
    ])
  func done(_ said: String, _ named: String) {
    let told = Self.acts(said)
    #expect(told.contains { $0.verb == .complete && $0.mood == .fits && $0.what.words.first == named }, "\(told)")
  }

  @Test(
    "what is called off is called off, whatever the reason",
    arguments: [
      "skip tomorrows 7am walk jess has him", "skip gym coach is ill", "skip the standup everybody is away",
      "cancel the dentist the clinic is shut", "skip piano the teacher has a cold", "cancel gym my knee is bad",
    ])
  func off(_ said: String) {
    let told = Self.acts(said)
    #expect(
      told.contains { [.skip, .delete].contains($0.verb) && $0.mood == .fits && !$0.what.words.isEmpty }, "\(told)")
  }

  @Test(
    "what asks for more, or denies, does nothing",
    arguments: [
      "essay done by friday", "essay done buy the paper", "rent paid she wants it by friday next time",
      "kitchen done needs another coat", "is the essay done it seems so", "kitchen done the wrong way",
      "essay done with chen",
      "rent paid me 4.50",
    ])
  func nothing(_ said: String) {
    #expect(!Self.acts(said).contains { $0.verb == .complete && ["essay", "rent", "kitchen"].contains($0.what.text) })
  }

  @Test(
    "what is to be cancelled for a reason is an errand, if nothing of that name is kept",
    arguments: [
      "cancel sky nobody watches it", "cancel the disney sub its on sarahs card",
      "cancel the minibus parents are driving", "cancel the window cleaner hes too dear",
      "cancel the gym membership its too dear", "cancel netflix before it renews on the 12th",
      "tell the parents training is off", "text ann practice is cancelled", "email the team the match is off",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "what speaks of nothing by name is no errand",
    arguments: ["cancel it he is ill", "cancel them they are no good"])
  func unnamed(_ said: String) { #expect(!Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "words behind how ask for a number, however far the verb is",
    arguments: [
      "how long each side did the nurse say", "how many of the books did i read", "how often a week do i run",
    ])
  func asked(_ said: String) { #expect(!Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test("what only begins like a question is kept", arguments: ["how to cook rice", "how to fix the tap"])
  func kept(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
