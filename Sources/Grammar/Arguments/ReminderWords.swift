import Agenda
import Civil

/// The words for how long before something a reminder comes, and for items that depend on another thing's date.
struct ReminderWords: Sendable {
  /// Words about a repeat that change nothing: each of its times has its reminder anyway.
  var eachTime: [String] = []
  /// Words before a reminder that comes besides another one: `a day before and again an hour before`.
  var onceMore: [String] = []
  /// Words for a reminder at the time of the item.
  var onTime: Set<String> = []
  /// Words behind a time on the item's own day.
  var onTheDay: [String] = []
  /// Words that say when one thing is by another: `before`.
  var beforeOrAfter = WordSet("")
  /// Words for the day of the thing spoken of last.
  var sameDay: [String] = []
  /// Words at the end of a line for the day of the thing spoken of last, and the part of it that they name.
  var thatDay: [(ending: String, part: PartOfDay?)] = []
  /// Words between a number of days before and the time.
  var beforeAt: [String] = []
  /// Words behind a length of time, which make it the time before something.
  var beforehand: [String] = []
  /// The same words, before the thing spoken of last.
  var beforeIt: [String] = []
  /// Words between a length of time and the thing that it precedes.
  var beforeMarks: [String] = []
  /// The words between an item and the other thing on whose date it depends, and whether the item comes after that
  /// thing.
  var hangingMarks: [(mark: String, isAfter: Bool)] = []
  /// The words behind a length of time that count it from the thing spoken of last, and whether it comes after that.
  var besideIt: [(ending: String, isAfter: Bool)] = []
  /// The words around a length of time that limits it from that thing on.
  var limitOfIt = (lead: "", ending: "")
  /// The words around a length of time that limits it from another thing on.
  var limits = (lead: "", link: "")
  /// Words at the end of a name that say no more once its day is told: `minutes due a week after`.
  var leftBeforeThatDay: [String] = []
  /// A day or a week before something, by the number of days.
  var oneBefore: [String: Int] = [:]
  /// A weekday before something: `the friday`.
  var weekdaysBefore: [String: Weekday] = [:]
  /// A part of the day before.
  var partsBefore: [String: PartOfDay] = [:]
  /// The article before a part of the day.
  var definite = ""
  /// Articles before the subject of a reminder.
  var definites: [String] = []
  /// The word before a time.
  var atTime = ""
  /// Words before something that the person wants to be reminded not to do.
  var notTo: [String] = []
  /// Words for the thing spoken of last, as one that a date depends on.
  var spokenOf: Set<String> = []
  /// Last words of a request for a reminder that begins with none of the words for one.
  var endsOfReminders = WordSet("")
  /// Beginnings of the words for a length of time without a figure.
  var beginningsOfDistances = WordSet("")
  /// Ends of the words for a length of time without a figure.
  var endsOfDistances = WordSet("")
  /// The spelling of reminders in commands: days before, at a time of the day itself, minutes before, on time.
  var spelled = (days: "", day: "", minutes: "", onTime: "")

  /// Returns a reminder as a command writes it.
  func spelling(_ reminder: Reminder) -> String {
    let time = reminder.time.map { String($0.description.prefix(5)) }
    if reminder.days > 0 { return (time.map { "\($0) " } ?? "") + "\(reminder.days)\(spelled.days)" }
    return time.map { "\($0)\(spelled.day)" }
      ?? (reminder.seconds > 0 ? "\(reminder.seconds / 60)\(spelled.minutes)" : spelled.onTime)
  }
}
