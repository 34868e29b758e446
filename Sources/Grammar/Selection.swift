import Agenda

/// What people refer to of what they keep: `my 3 o'clock`, `the dentist one`, `everything on groceries`, `the last two`.
/// Which things that are is for the store to say.
public struct Selection: Hashable, Sendable {
  /// How many are meant.
  public enum Quantity: Hashable, Sendable {
    case one
    /// `all`, `everything`
    case all
    case both
    /// `the last two`: of the list shown last, or of what was added last.
    case first(Int)
    case last(Int)
    /// `the rest`: what the list shown last has left.
    case rest
  }

  /// How people put it, for telling them that there is no such thing.
  public var text: String
  /// The words that a name has to hold, lower case: without articles, pronouns, quantifiers and kinds of things.
  public var words: [String] = []
  /// Words for a kind of thing: `meeting`, `task`. A name may hold them.
  public var kinds: [String] = []
  /// The day or time they take place.
  @Indirect public var moment: TemporalExpression?
  public var quantity = Quantity.one
  /// `it`, `that`: what was spoken of last.
  public var isIt = false
  /// Numbers of the list shown last, or ids.
  public var name: ItemName?
  /// Only what is done, or what is open: `the completed ones`.
  public var isCompleted: Bool?
  /// Only what should have been done by now.
  public var isLate = false
  /// Behind `on`, `from`, `in`: words that may name a list, a tag or a place.
  public var hasPlace = false

  public init(_ text: String) { self.text = text }

  /// What was spoken of last.
  static var it: Selection {
    var it = Selection("it")
    it.isIt = true
    return it
  }

  /// Whether nothing is said of what is meant but that it is spoken of.
  public var isEmpty: Bool {
    words.isEmpty && kinds.isEmpty && moment == nil && quantity == .one && !isIt && name == nil && isCompleted == nil
  }

  /// Whether it has a name of its own, as an errand has: not only a day, a kind, a pronoun or a number.
  public var isNamed: Bool { !words.isEmpty && name == nil && !isIt && quantity == .one && isCompleted == nil }
}
