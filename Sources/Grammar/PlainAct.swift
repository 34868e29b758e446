/// A change to existing items in plain words: `mark the report as done`, `push lunch back an hour`.
public struct PlainAct: Hashable, Sendable {
  /// The verbs of acts; most are the names of commands.
  public enum Verb: String, Hashable, Sendable {
    case accept, add, block, complete, decline, delete, due, edit, move, nag, postpone, priority, publish, remind,
      rename
    case skip, trust, uncomplete, withdraw
    case `repeat`
    /// Another reminder, or another time for a thing that is due at a time.
    case again
    /// A copy of the same thing at another time.
    case another
    /// One more time of a series, besides its own: `an extra one thursday`.
    case extra
    /// The same for something else: the last change of the thing spoken of, or a copy of it by another name.
    case same
    /// The last change of the thing spoken of, done to another one that is kept.
    case alike
    /// Another first day, which leaves the last one.
    case begin
    /// A change to a whole series: its rule, its end, or an exception.
    case restate, until, except
    /// A pause of a series: until a day, or for a length of time.
    case pause
    /// A pause over a span, which may have an end of its own: `half term`, `christmas until 5 jan`.
    case over
    /// A day that does not suit any more, or that somebody cannot do, with no other one told.
    case unsuit
    /// The deed of the thing spoken of, if its name has that verb: `moved it`.
    case did
    /// Another day or hour that somebody wants for something that has one: `printer now wants it by the 16th`.
    case want
    /// Another name for the thing just kept, which itself is at another time: `that's the rehearsal, play is the 10th`.
    case mistake
    /// The place of a thing that has a time, or the means by which it takes place.
    case place
    /// What an errand asked for, told in other words: `sue said yes`. Only errands with one of those verbs are done; of
    /// `settled`, the only other one is asked about.
    case settle, settled
    /// The end of a series, asked about first: `stop the vitamin d`.
    case end
    /// Another weekday for a series, of which one time or all may be meant: `swap thursday for wednesday`.
    case exchange
    /// Another time that may come, which is asked about: `dentist might move to monday`.
    case tentative
    /// A thing that may not take place, which is asked about: `dentist could be cancelled`.
    case doubtful
    /// A time that passed without it: `i missed gym`.
    case missed
    /// A thing that cannot be when it is, with no other time told: `jo can't come until after christmas`.
    case elsewhen
    /// A thing that is not at one time but at another, both of which a series has: `book club is not this week but next`.
    case notnow
    /// A thing that is being done just now.
    case underway
    /// A longer or shorter length.
    case lengthen
    /// The length of it, or the distance from now at which it is due: `make it 3 weeks`.
    case lasts
    /// A correction of words of a name, or their replacement by others.
    case fix, replace
    /// An exchange of two things' places, which is not supported.
    case swap
    /// Another thing in the place of one on a list.
    case substitute
    /// No change at all: `don't cancel the dentist`, `the dentist is not cancelled`.
    case keep
    /// A command on which nothing else depends.
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

  /// The change of an item's hour while its day stays.
  public enum HourChange: Hashable, Sendable {
    case none, morning, afternoon
  }

  /// The items to be changed.
  public var what: Selection
  /// The meaning of the words if no item fits.
  public var mood: Mood
  /// The command of the act, without its mark, and with `X` in place of the items' numbers.
  private var template: String

  /// The act of a command such as `complete X`, which has `X` in place of the items.
  init(_ template: String, _ what: Selection, _ mood: Mood) {
    self.template = template
    self.what = what
    self.mood = mood
  }

  /// Makes an act on some items; `rest` holds the further arguments of the command.
  public init(_ verb: Verb, _ what: Selection, _ mood: Mood, rest: String = "") {
    self.init("\(verb.rawValue) X" + (rest.isEmpty ? "" : " \(rest)"), what, mood)
  }

  /// Moves items to a moment.
  public init(moving what: Selection, to moment: String, _ mood: Mood, verb: Verb = .move, in language: LanguageGrammar)
  {
    self.init(verb, what, mood, rest: language.actWords.toMoment + moment)
  }

  /// Makes the same act on something else, which applies only if that is kept.
  init(_ act: PlainAct, on what: Selection) {
    self.init(act.template, what, .fits)
  }

  /// Returns the same act on something else.
  package func on(_ what: Selection) -> PlainAct {
    var other = self
    other.what = what
    return other
  }

  /// Returns true if the act has that verb.
  func does(_ verb: Verb) -> Bool { template.utf8.starts(with: verb.rawValue.utf8) && self.verb == verb }

  /// True if the act moves something in time.
  public var movesInTime: Bool { [.move, .postpone, .due].contains(verb) }

  /// True if the act gives a place to the items, and does nothing else.
  public var givesPlace: Bool { template.split(separator: " ").dropFirst(2).first?.first == "@" }

  /// The verb of the act.
  public var verb: Verb {
    let end = template.utf8.firstIndex(of: UInt8(ascii: " ")) ?? template.endIndex
    return Verb(rawValue: String(template[..<end])) ?? .other
  }

  /// Returns the command that does the act to the items that `name` stands for: their numbers, or words.
  public func command(on name: String) -> String {
    let words = template.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, words[1] == "X" else { return template }
    return "!" + ([words[0], Substring(name)] + words.dropFirst(2)).joined(separator: " ")
  }
}

// The text behind the items.
extension PlainAct {
  /// Returns the words behind the items: a moment, a name. Words that mean all of a series are left out.
  public func details(in language: LanguageGrammar) -> String {
    let words = template.split(separator: " ").dropFirst(2).joined(separator: " ")
    return forGood(in: language).map { String(words.dropLast($0.count)) } ?? words
  }

  /// Returns true if the act holds for all of a series: `standup is 9:30 from now on`.
  public func isForGood(in language: LanguageGrammar) -> Bool { forGood(in: language) != nil }

  /// Returns true if the act holds for a series from the day on that precedes its name: `from january gym is on
  /// wednesdays`.
  public func isFromThen(in language: LanguageGrammar) -> Bool {
    language.actWords.meansFromThen(template)
  }

  private func forGood(in language: LanguageGrammar) -> String? {
    language.actWords.forGood.first(where: template.hasSuffix)
  }

  /// Returns the new words and the ones that they replace; nil if the act replaces none.
  public func replacement(in language: LanguageGrammar) -> (old: String, new: String)? {
    language.actWords.replacedBy.flatMap { " \(details(in: language))".splits(at: $0) }.first.map {
      ($0.before, $0.after)
    }
  }

  /// Returns the change of the item's hour while its day stays; nil if it changes otherwise.
  public func hourChange(in language: LanguageGrammar) -> HourChange? {
    language.actWords.hourChanges[details(in: language)]
  }
}

extension Reader {
  /// Returns the length that the details of an act tell for certain: of `for 40 minutes`, not of `40 minutes`.
  public func length(toldBy details: String) -> String? {
    let lasting = language.actWords.lasting
    return details.hasPrefix(lasting) ? String(details.dropFirst(lasting.count)) : nil
  }
}
