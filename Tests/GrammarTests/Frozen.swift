import Agenda
import Civil
import Grammar

/// The one clock of these tests: Friday 20 November 2026, ten in the morning, in London.
enum Frozen {
  static let now = CivilDateTime(
    CivilDate(year: 2026, month: 11, clampingDay: 20), CivilTime(secondOfDay: 36_000))

  /// The everyday command words, as a catalogue would declare them.
  static let vocabulary = Vocabulary([
    Vocabulary.Entry(["add", "a"], bare: [.textToList]),
    Vocabulary.Entry(["complete", "c", "done"], bare: [.numbers]),
    Vocabulary.Entry(["uncomplete"], bare: [.numbers]),
    Vocabulary.Entry(["delete"], bare: [.numbers]),
    Vocabulary.Entry(["undo"], bare: [.nothing]),
    Vocabulary.Entry(["postpone", "p", "snooze"], bare: [.numbers, .numbersToMoment]),
    Vocabulary.Entry(["move"], bare: [.numbersToMoment]),
    Vocabulary.Entry(["today", "tod"], bare: [.nothing], shows: true),
    Vocabulary.Entry(["tomorrow", "tom"], bare: [.nothing], shows: true),
    Vocabulary.Entry(["getdue", "gd"], bare: [.moment], shows: true),
    Vocabulary.Entry(["getlist", "gl"], bare: [.list]),
    Vocabulary.Entry(["lists"], bare: [.nothing], shows: true),
    Vocabulary.Entry(["find", "f"], bare: [], shows: true),
    Vocabulary.Entry(["timezone"], bare: [.zone]),
    Vocabulary.Entry(["help"], bare: [.nothing, .command]),
    Vocabulary.Entry(["off", "stop"], bare: [.nothing]),
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
