import Agenda

/// A reference to existing items in plain words: `my 3 o'clock`, `the dentist one`, `everything on groceries`, `the
/// last two`. The store decides which items those are.
public struct Selection: Hashable, Sendable {
  /// The number of things that are meant.
  public enum Quantity: Hashable, Sendable {
    case one
    /// `all`, `everything`
    case all
    case both
    /// `the last two`: of the list shown last, or of the items added last.
    case first(Int)
    case last(Int)
    /// `the rest`: the remaining part of the list shown last.
    case rest
  }

  /// The ways in which the words of a selection name a thing.
  public enum Naming: Hashable, Sendable {
    /// All of the words are in its name.
    case exact
    /// Half of its name is among the words; if nothing has such a name, the day alone names it.
    case byWordsOrDay
    /// Half of its name is among the words.
    case byWords
    /// Its whole name is among the words.
    case byWholeName
  }

  /// The person's words, for a reply that there is no such item.
  public var text: String
  /// The words that an item's name has to contain, in lower case: without articles, pronouns, quantifiers and kinds of
  /// things.
  public var words: [String] = []
  /// Words for a kind of thing: `meeting`, `task`. A name may contain them.
  public var kinds: [String] = []
  /// The day or time at which they take place.
  @Indirect public var moment: TemporalExpression?
  /// The number of the matching items that are meant.
  public var quantity = Quantity.one
  /// True for a pronoun (`it`, `that`), which means the item spoken of last.
  public var isIt = false
  /// Numbers of the list shown last, or ids.
  public var name: ItemName?
  /// Only items that are done (`the completed ones`), or only open ones; nil for both.
  public var isCompleted: Bool?
  /// Only todos that are overdue.
  public var isLate = false
  /// True if `on`, `from` or `in` precedes the words, so that they may name a list, a tag or a place.
  public var hasPlace = false
  /// True if a word of it is written as a tag: `anything on for #music`.
  package var hasTag: Bool { text.contains("#") }
  /// True if `with` precedes the words, so that they may name a person.
  public var hasPerson = false

  /// Words for the things that are left out: `everything except the rocket`.
  public var without: [String] = []

  /// The verb that tells what was done with it. Of several items that fit, the one with this verb in its name is meant.
  public var verb: String?
  /// The way in which its words name a thing.
  public var naming = Naming.exact
  /// True if its words stand in a sentence about the thing: the item that has most of the words is meant.
  public var isLoose: Bool { naming != .exact }

  /// Makes a selection of which only the words are known so far.
  public init(_ text: String) { self.text = text }

  /// The item spoken of last.
  static func it(in language: LanguageGrammar) -> Selection {
    var it = Selection(language.argumentWords[.it]?.first ?? "")
    it.isIt = true
    return it
  }

  /// True if more than one thing may be meant.
  public var isOfSeveral: Bool {
    if case .numbers(let numbers)? = name { numbers.count > 1 } else { quantity != .one }
  }

  /// True if it names nothing: no word, kind, time, number or pronoun.
  public var isEmpty: Bool {
    words.isEmpty && kinds.isEmpty && moment == nil && quantity == .one && !isIt && name == nil && isCompleted == nil
  }

  /// True if it has words of a name, as a new todo would: not only a day, a kind, a pronoun or a number.
  public var isNamed: Bool { !words.isEmpty && name == nil && !isIt && quantity == .one && isCompleted == nil }
}
