/// A question about the person's items, or about the calendar.
public struct Question: Hashable, Sendable {
  /// What is asked.
  public enum Kind: Hashable, Sendable {
    /// Which items there are: on a day, on a list, or by a name.
    case what
    /// Whether there is anything: the answer begins with yes or no.
    case any
    case when, `where`, who, howLong, howOften
    /// Whether something was done.
    case did
    /// When something was done.
    case whenDid
    /// Whether nothing takes place then, or something does.
    case free, busy
    /// Whether something else takes place at the same time.
    case clash
    /// When one is reminded of something.
    case reminders
    /// How long until something, or until a day.
    case until
    /// Facts of the calendar: the weekday of a date, the number of its week.
    case day, week
    /// What follows something.
    case after
    /// How old somebody gets.
    case age
    /// How to do something with the bot.
    case how
    /// A list, tag or place by its name.
    case list
    /// What others ask of the person.
    case asked
    /// Whether somebody did what they were asked last.
    case askedOf
    /// What is left of a list, or of what is named.
    case left
    /// What was added or changed last.
    case added, changed
    /// What the person's items cannot tell.
    case unknowable
  }

  /// What is asked.
  public var kind: Kind
  /// The items, or the day, that the question is about.
  public var what: Selection
  /// Whether it counts as a question only where it fits an existing item.
  public var mustFit: Bool

  /// A question of one kind about a selection.
  public init(_ kind: Kind, _ what: Selection, mustFit: Bool = false) {
    self.kind = kind
    self.what = what
    self.mustFit = mustFit
  }
}
