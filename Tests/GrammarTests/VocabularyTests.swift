import Agenda
import Civil
import Testing

@testable import Grammar

@Suite struct VocabularyTests {
  @Test(
    "a command is found by its name, its shorts, then a beginning that only one has",
    arguments: [
      ("add", Vocabulary.Resolution.found("add")), ("A", .found("add")), ("c", .found("complete")),
      ("done", .found("complete")),
      ("comp", .found("complete")), ("u", .ambiguous(["uncomplete", "undo"])), ("uncom", .found("uncomplete")),
      ("tod", .found("today")),
      ("to", .ambiguous(["today", "tomorrow"])), ("hel", .found("help")), ("p", .found("postpone")),
    ])
  func found(_ word: String, _ expected: Vocabulary.Resolution) { #expect(Frozen.vocabulary.resolve(word) == expected) }

  @Test(
    "a command that is not known gets the nearest one",
    arguments: [
      ("tommorow", Vocabulary.Resolution.nearest("tomorrow")), ("hlep", .nearest("help")),
      ("posptone", .nearest("postpone")),
      ("ad", .found("add")), ("todya", .nearest("today")), ("xyzzy", .unknown), ("", .unknown),
      ("helicopter", .unknown), ("lsits", .nearest("lists")),
    ])
  func nearest(_ word: String, _ expected: Vocabulary.Resolution) {
    #expect(Frozen.vocabulary.resolve(word) == expected)
  }
}

@Suite struct ReferenceTests {
  @Test(
    "items are named by number, id, what was spoken of, or words",
    arguments: [
      ("2", ItemName.numbers([2])), ("1,3-5", .numbers([1, 3, 4, 5])), ("1, 3 and 5", .numbers([1, 3, 5])),
      ("1 2 3", .numbers([1, 2, 3])),
      ("5-3", .numbers([3, 4, 5])), ("1 & 2", .numbers([1, 2])), ("2,2", .numbers([2])),
      ("1\u{2013}3", .numbers([1, 2, 3])),
      ("#12", .ids([12])), ("#12,#14", .ids([12, 14])), ("#12 and #14", .ids([12, 14])), ("", .it), ("it", .it),
      (" that ", .it),
      ("call jimmy", .words("call jimmy")), ("2 eggs", .words("2 eggs")), ("0", .words("0")), ("2026", .words("2026")),
      ("1-", .words("1-")),
      ("#", .words("#")), ("1,", .words("1,")), ("2nd", .words("2nd")),
      ("99999999999999999999", .words("99999999999999999999")),
      ("#12 milk", .words("#12 milk")), ("1,#2", .words("1,#2")), ("it is", .words("it is")),
    ])
  func reference(_ text: String, _ expected: ItemName) { #expect(Frozen.reader().references(text) == expected) }
}

@Suite struct WholeDateTests {
  @Test(
    "a moment takes all of the text, or is none",
    arguments: [
      ("friday", "2026-11-27"), ("^friday", "2026-11-27"), ("tom", "2026-11-21"),
      ("tomorrow at 5pm", "2026-11-21 17:00"), ("3 May", "2027-05-03"),
      ("20 minutes", "2026-11-20 10:20"), ("~1 march", "2027-03-01"), ("Friday.", "2026-11-27"), ("no date", "never"),
    ])
  func moment(_ text: String, _ expected: String) { #expect(Frozen.reader().moment(text)?.told == expected) }

  @Test("more words make it none", arguments: ["friday bob", "call friday", "", "bob", "2 eggs"])
  func noMoment(_ text: String) { #expect(Frozen.reader().moment(text) == nil) }

  @Test(
    "a repeat takes all of the text, its star optional",
    arguments: [
      ("every monday", "FREQ=WEEKLY;BYDAY=MO"), ("*weekly", "FREQ=WEEKLY"), ("weekly", "FREQ=WEEKLY"),
      ("after 1 week", "FREQ=WEEKLY"),
      ("every 2nd tuesday", "FREQ=MONTHLY;BYDAY=2TU"),
    ])
  func recurrence(_ text: String, _ expected: String) {
    #expect(Frozen.reader().recurrence(text)?.recurrence?.rrule == expected)
  }

  @Test("more words make it none", arguments: ["every monday gym", "gym weekly", "", "friday at"])
  func noRecurrence(_ text: String) { #expect(Frozen.reader().recurrence(text) == nil) }

  @Test(
    "a command that only shows something asks, by its name and its aliases",
    arguments: [("today", true), ("tod", true), ("find", true), ("add", false), ("nothing", false)])
  func shows(_ word: String, _ asks: Bool) {
    #expect(Reading.command(Invocation(word: word, arguments: "")).asks(by: Frozen.vocabulary) == asks)
  }
}
