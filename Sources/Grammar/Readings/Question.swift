/// Something asked of what is kept, or of the calendar.
public struct Question: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// What there is: on a day, on a list, or by a name.
    case what
    /// Whether there is anything: yes or no first.
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
    /// Facts of the calendar: the weekday of a date, the week that it is in.
    case day, week
    /// What follows something.
    case after
    /// How old somebody gets.
    case age
    /// How to do something with the bot.
    case how
    /// A list, tag or place by its name.
    case list
    /// What was added, or changed last.
    case added, changed
    /// What can't be known from what is kept.
    case unknowable
  }

  public var kind: Kind
  /// What it asks of.
  public var what: Selection
  /// Whether it is one only where it fits something kept.
  public var mustFit: Bool

  public init(_ kind: Kind, _ what: Selection, mustFit: Bool = false) {
    self.kind = kind
    self.what = what
    self.mustFit = mustFit
  }
}
