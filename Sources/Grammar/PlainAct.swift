/// A change to existing items in plain words: `mark the report as done`, `push lunch back an hour`.
public struct PlainAct: Hashable, Sendable {
  /// What is done: most are commands' names.
  public enum Verb: String, Hashable, Sendable {
    case accept, add, block, complete, decline, delete, due, edit, move, nag, postpone, priority, publish, remind,
      rename
    case skip, trust, uncomplete, withdraw
    case `repeat`
    /// Another reminder, or for what is due at a time another time.
    case again
    /// The same thing once more, at another time.
    case another
    /// The whole of a series falls otherwise, ends, or leaves something out.
    case restate, until, except
    /// It goes on for longer, or for less long.
    case lengthen
    /// Words of a name are put right, or put in the place of others.
    case fix, replace
    /// Two things change places, which cannot be done.
    case swap
    /// A command that nothing else is decided by.
    case other
  }

  /// The meaning of the words if no item fits.
  public enum Mood: Hashable, Sendable {
    /// A new todo, if it names something (`cancel gym membership`); else the reply says that nothing fits.
    case request
    /// It speaks of an existing item, so the reply says that nothing fits.
    case statement
    /// A new item, like any other line.
    case fits
  }

  /// How the hour of an item changes while its day stays.
  public enum HourChange: Hashable, Sendable {
    case none, morning, afternoon
  }

  /// The items to be changed.
  public var what: Selection
  /// What the words mean where no item fits.
  public var mood: Mood
  /// The command that does it, without its mark, and with `X` in place of the items' numbers.
  private var template: String

  /// The act of a command such as `complete X`, which has `X` in place of the items.
  init(_ template: String, _ what: Selection, _ mood: Mood) {
    self.template = template
    self.what = what
    self.mood = mood
  }

  /// An act on some items, and what the command takes behind them.
  public init(_ verb: Verb, _ what: Selection, _ mood: Mood, rest: String = "") {
    self.init("\(verb.rawValue) X" + (rest.isEmpty ? "" : " \(rest)"), what, mood)
  }

  /// Moves items to a moment.
  public init(moving what: Selection, to moment: String, _ mood: Mood, verb: Verb = .move, in language: LanguageGrammar)
  {
    self.init(verb, what, mood, rest: language.actWords.toMoment + moment)
  }

  /// The same act, done to something else where that is kept.
  init(_ act: PlainAct, on what: Selection) {
    self.init(act.template, what, .fits)
  }

  /// The same act on something else.
  package func on(_ what: Selection) -> PlainAct {
    var other = self
    other.what = what
    return other
  }

  /// Whether that is what is done.
  func does(_ verb: Verb) -> Bool { template.utf8.starts(with: verb.rawValue.utf8) && self.verb == verb }

  /// Whether it puts something elsewhere in time.
  public var movesInTime: Bool { [.move, .postpone, .due].contains(verb) }

  /// What is done.
  public var verb: Verb {
    let end = template.utf8.firstIndex(of: UInt8(ascii: " ")) ?? template.endIndex
    return Verb(rawValue: String(template[..<end])) ?? .other
  }

  /// The command that does it to the items that `name` stands for: their numbers, or words.
  public func command(on name: String) -> String {
    let words = template.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, words[1] == "X" else { return template }
    return "!" + ([words[0], Substring(name)] + words.dropFirst(2)).joined(separator: " ")
  }
}

// What is said behind the items.
extension PlainAct {
  /// The words behind the items: a moment, a name. That all of a series is meant is no part of them.
  public func details(in language: LanguageGrammar) -> String {
    let words = template.split(separator: " ").dropFirst(2).joined(separator: " ")
    return forGood(in: language).map { String(words.dropLast($0.count)) } ?? words
  }

  /// Whether it says that it holds for all of a series: `standup is 9:30 from now on`.
  public func isForGood(in language: LanguageGrammar) -> Bool { forGood(in: language) != nil }

  private func forGood(in language: LanguageGrammar) -> String? {
    language.actWords.forGood.first(where: template.hasSuffix)
  }

  /// The words that take the place of others, and those others; nil where it replaces none.
  public func replacement(in language: LanguageGrammar) -> (old: String, new: String)? {
    language.actWords.replacedBy.flatMap { " \(details(in: language))".splits(at: $0) }.first.map {
      ($0.before, $0.after)
    }
  }

  /// How the hour of an item changes while its day stays; nil where it changes otherwise.
  public func hourChange(in language: LanguageGrammar) -> HourChange? {
    language.actWords.hourChanges[details(in: language)]
  }
}
