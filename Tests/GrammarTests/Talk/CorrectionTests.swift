import Grammar
import Testing

/// Corrections of the thing spoken of last.
@Suite struct CorrectionTests {
  private static func first(_ text: String) -> String? { Frozen.first(text) { $0.reference = .confirmation }.first }

  @Test(
    "another time",
    arguments: [
      "no, wednesday", "no wednesday", "nope, wednesday", "sorry, wednesday", "actually wednesday", "oops, wednesday",
      "i meant wednesday", "i mean wednesday", "sorry i meant wednesday", "i said wednesday!", "make it wednesday",
      "no, make it wednesday", "wednesday instead", "make it wednesday instead", "it's on wednesday",
      "that's on wednesday", "not thursday, wednesday", "wednesday not thursday", "not thursday but wednesday",
      "change it to wednesday", "move it to wednesday", "push it to wednesday", "put it back to wednesday",
      "wednesday*",
      "no wait, wednesday", "wait no, wednesday", "hmm no, put it back to wednesday",
      "sorry i mean wednesday after all",
      "it should be wednesday", "no, it should be on wednesday", "actually, make it wednesday", "ah no, wednesday",
    ])
  func time(_ text: String) { #expect(Self.first(text) == "act correction 2026-11-25") }

  @Test(
    "anything else about it",
    arguments: [
      ("an hour later", "!postpone [it] by an hour"), ("make it an hour later", "!postpone [it] by an hour"),
      ("push it back a day", "!postpone [it] by a day"), ("bring it forward a day", "!postpone [it] by -a day"),
      ("30 minutes earlier", "!postpone [it] by -30 minutes"),
      ("make it the friday after", "!postpone [it] after friday"), ("call it lunch", "!rename [it] to lunch"),
      ("call it lunch instead", "!rename [it] to lunch"), ("rename it to lunch", "!rename [it] to lunch"),
      ("put it on my health list", "!move [it] to health"), ("move it to the work list", "!move [it] to work"),
      ("on the work list", "!move [it] to work"), ("make it urgent", "!priority [it] 1"),
      ("it's important", "!priority [it] 1"), ("less urgent", "!priority [it] less"),
      ("remove the priority", "!priority [it] none"), ("make it repeat weekly", "!repeat [it] weekly"),
      ("and it repeats weekly", "!repeat [it] weekly"),
      ("stop repeating", "!repeat [it] never"), ("just once", "!repeat [it] never"),
      ("remove the date", "!due [it] no date"), ("no time, just the day", "!due [it] no time"),
      ("am not pm", "!due [it] am"), ("with joe not jo", "!replace [it] jo by joe"),
      ("4 tickets*", "!fix [it] 4 tickets"), ("don't remind me about it", "!remind [it] never"),
      ("also remind me the evening before", "!remind [it] the evening before"),
    ])
  func other(_ text: String, _ expected: String) { #expect(Self.first(text) == expected) }

  @Test(
    "taken back, done, or asked about",
    arguments: [
      ("delete that", "act delete"), ("forget the last one", "act delete"), ("scrap that", "act undo"),
      ("keep it", "act keep"), ("no wait keep it", "act keep"), ("wait no undo that", "act undo"), ("undo", "act undo"),
      ("took it", "act done"), ("taken", "act done"), ("already done", "act done"), ("yes i did", "act done"),
      ("that's not what i meant", "remark wrong"), ("that was wrong", "remark wrong"),
      ("undo everything", "remark oneByOne"), ("remind me later", "remark later"),
    ])
  func word(_ text: String, _ expected: String) { #expect(Self.first(text) == expected) }
}
