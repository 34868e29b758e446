import Agenda
import Civil
import Grammar

/// The one clock of these tests: Friday 20 November 2026, ten in the morning, in London.
enum Frozen {
  static let now = CivilDateTime(
    CivilDate(year: 2026, month: 11, clampingDay: 20), CivilTime(secondOfDay: 36_000))

  /// The everyday command words, as a catalogue would declare them.
  static let vocabulary = Vocabulary([
    Vocabulary.Word(["add", "a"], bare: [.textToList]),
    Vocabulary.Word(["complete", "c", "done"], bare: [.numbers]),
    Vocabulary.Word(["uncomplete"], bare: [.numbers]),
    Vocabulary.Word(["delete"], bare: [.numbers]),
    Vocabulary.Word(["undo"], bare: [.nothing]),
    Vocabulary.Word(["postpone", "p", "snooze"], bare: [.numbers, .numbersToMoment]),
    Vocabulary.Word(["move"], bare: [.numbersToMoment]),
    Vocabulary.Word(["today", "tod"], bare: [.nothing], shows: true),
    Vocabulary.Word(["tomorrow", "tom"], bare: [.nothing], shows: true),
    Vocabulary.Word(["getdue", "gd"], bare: [.moment], shows: true),
    Vocabulary.Word(["getlist", "gl"], bare: [.list]),
    Vocabulary.Word(["lists"], bare: [.nothing], shows: true),
    Vocabulary.Word(["find", "f"], bare: [], shows: true),
    Vocabulary.Word(["timezone"], bare: [.zone]),
    Vocabulary.Word(["help"], bare: [.nothing, .command]),
    Vocabulary.Word(["off", "stop"], bare: [.nothing]),
  ])

  /// A reader with that context.
  static func reader(_ change: (inout Context) -> Void = { _ in }) -> Reader {
    var context = Context()
    change(&context)
    return Reader(
      now: now, zone: Zone(identifier: "Europe/London") ?? .utc, vocabulary: vocabulary, context: context)
  }

  /// The item that a text describes, in one line.
  static func item(_ text: String, _ change: (inout Context) -> Void = { _ in }) -> String {
    reader(change).item(text).summary
  }

  /// The first meaning of each line of a message, in one line each.
  static func first(_ text: String, _ change: (inout Context) -> Void = { _ in }) -> [String] {
    reader(change).message(text).lines.map { $0.readings.first { !$0.isOfKept }?.summary ?? "nothing" }
  }

  /// All meanings of a message's first line, in order, if nothing is kept that it may be about.
  static func readings(_ text: String, _ change: (inout Context) -> Void = { _ in }) -> [String] {
    reader(change).message(text).lines.first?.readings.filter { !$0.isOfKept }.map(\.summary) ?? []
  }
}

extension Reading {
  /// True if it counts only if something kept has the name in it.
  fileprivate var isOfKept: Bool {
    switch self {
    case .mayBeAbout, .wish: true
    default: false
    }
  }
}

/// The first meaning of each line of a message, whether or not its command is marked.
func unmarked(_ text: String) -> [String] {
  Frozen.first(text).map { $0.hasPrefix("command !") ? "command " + $0.dropFirst(9) : $0 }
}
