/// A question about the person's items, or about the calendar.
public struct Question: Hashable, Sendable {
  /// The kinds of questions.
  public enum Kind: Hashable, Sendable {
    /// The items on a day, on a list, or with a name.
    case what
    /// A yes-or-no question for any items.
    case any
    case when, `where`, who, howLong, howOften
    /// A yes-or-no question whether something was done.
    case did
    /// The time at which something was done.
    case whenDid
    /// A yes-or-no question whether the time is free, or whether something takes place then.
    case free, busy
    /// A yes-or-no question whether something else takes place at the same time.
    case clash
    /// The times of the reminders of something.
    case reminders
    /// The time left until something, or until a day.
    case until
    /// The time between two things.
    case between
    /// Facts of the calendar: the weekday of a date, the number of its week.
    case day, week
    /// A yes-or-no question whether a day is one of some weekdays, from Monday (1) to Sunday (7).
    case isWeekday(ClosedRange<Int>)
    /// The thing that follows something, or precedes it on its day.
    case after, before
    /// What else there is on the day of something, or in its week.
    case sameDay, sameWeek
    /// The age that somebody reaches.
    case age
    /// Instructions for the bot.
    case how
    /// A list, tag or place by its name.
    case list
    /// The requests of others to the person.
    case asked
    /// A yes-or-no question whether somebody did what they were last asked to do.
    case askedOf
    /// The open items of a list, or of the things named.
    case left
    /// The items added or changed last.
    case added, changed
    /// Anything that the person's items cannot tell.
    case unknowable
  }

  /// The kind of question.
  public var kind: Kind
  /// The items, or the day, that the question is about.
  public var what: Selection
  /// True if it counts as a question only if it fits an existing item.
  public var mustFit: Bool

  /// A question of one kind about a selection.
  public init(_ kind: Kind, _ what: Selection, mustFit: Bool = false) {
    self.kind = kind
    self.what = what
    self.mustFit = mustFit
  }
}
