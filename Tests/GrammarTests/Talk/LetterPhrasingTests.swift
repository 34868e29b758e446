import Testing

@testable import Grammar

/// Messages in the style of letters, and in an English that is not the writer's first language.
@Suite struct LetterPhrasingTests {
  @Test(
    "greeting, politeness and signature are no part of what is said",
    arguments: [
      ("Dear Nuthatch, please remind me to ring the surgery. Kind regards, Joan", "ring the surgery"),
      ("Please remind me to ring the surgery.\nYours sincerely,\nJ. Whitcombe", "ring the surgery"),
      ("Would you be so good as to remind me to ring the surgery?", "ring the surgery"),
      ("I should be most grateful if you would remind me to ring the surgery", "ring the surgery"),
      ("Good morning. I should be most grateful if you could kindly remind me to ring the surgery", "ring the surgery"),
      ("I would like to be reminded to ring the surgery", "ring the surgery"),
      ("Remind me to ring the surgery. Thank you, Joan", "ring the surgery"),
      ("i must to ring the surgery", "ring the surgery"),
      ("please remember me of the milk", "the milk"),
      ("feed the cat lol", "feed the cat"),
    ])
  func name(_ said: String, _ name: String) {
    let first = Frozen.first(said)
    #expect(first.count == 1 && first[0].contains("\"\(name)\""), "\(first)")
  }

  @Test(
    "what has a date is had by nobody",
    arguments: [
      ("i have a dentist appointment tomorrow at 9", "todo \"dentist appointment\", due 2026-11-21 09:00"),
      ("we've got swimming on monday", "todo \"swimming\", due 2026-11-23"),
      ("meeting on monday at 14", "todo \"meeting\", due 2026-11-23 14:00"),
      ("dentist tomorrow at the 15.30", "todo \"dentist\", due 2026-11-21 15:30"),
      ("dr osei thursday week 11.20", "todo \"dr osei\", due 2026-12-03 11:20"),
    ])
  func dated(_ said: String, _ expected: String) {
    #expect(Frozen.item(said).replacing("T", with: " ") == expected, "\(Frozen.item(said))")
  }

  @Test(
    "what only looks like a letter's parts stays",
    arguments: [
      ("write to vera with warm regards", "write to vera with warm regards"),
      ("thank you cards", "thank you cards"),
      ("dear diary notebook", "dear diary notebook"),
      ("meet at the 10 bus stop", "meet at the 10 bus stop"),
    ])
  func kept(_ said: String, _ name: String) {
    #expect(Frozen.item(said).contains("\"\(name)\""), "\(Frozen.item(said))")
  }

  @Test(
    "how one feels, and goodbyes, are no items",
    arguments: [
      "k bye ur actually useful", "ok i'm knackered", "overslept again", "right im done changing my mind for today",
      "god i am so tired of this", "thank god its over", "ok bye you star", "just gave her the drops",
    ])
  func feeling(_ said: String) { #expect(!Frozen.isNew(said), "\(Frozen.readings(said))") }
}
