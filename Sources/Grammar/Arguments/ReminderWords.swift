import Agenda
import Civil

/// The words for how long before something a reminder comes, and what hangs on another thing's date.
struct ReminderWords: Sendable {
  /// Words about something that repeats that change nothing: each of its times is reminded of anyway.
  var eachTime: [String] = []
  /// Right when it is.
  var onTime: Set<String> = []
  /// Behind a time of the day it is on.
  var onTheDay: [String] = []
  /// Between a number of days before and the time.
  var beforeAt: [String] = []
  /// Behind a length of time: so long before.
  var beforehand: [String] = []
  /// The same, of what was spoken of last.
  var beforeIt: [String] = []
  /// Between a length of time and what it is before.
  var beforeMarks: [String] = []
  /// Between what hangs on another thing's date and that thing, and whether it comes after it.
  var hangingMarks: [(mark: String, isAfter: Bool)] = []
  /// A day or a week before something.
  var oneBefore: [String: Int] = [:]
  /// A part of the day before.
  var partsBefore: [String: PartOfDay] = [:]
  /// The article before a part of the day.
  var definite = ""
  /// Articles before what one is reminded of.
  var definites: [String] = []
  /// Before a time.
  var atTime = ""
  /// Before what one is reminded not to do.
  var notTo: [String] = []
  /// What was spoken of last, on which something hangs.
  var spokenOf: Set<String> = []
  /// The words that a reminder ends in, where it is told without one of these.
  var endsOfReminders = WordSet("")
  /// Beginnings of the words for a length of time without a figure.
  var beginningsOfDistances = WordSet("")
  /// Ends of the words for a length of time without a figure.
  var endsOfDistances = WordSet("")
  /// How commands are written with a reminder: days before, at a time of the day itself, minutes before, on time.
  var spelled = (days: "", day: "", minutes: "", onTime: "")

  /// A reminder as a command is written with it.
  func spelling(_ reminder: Reminder) -> String {
    let time = reminder.time.map { String($0.description.prefix(5)) }
    if reminder.days > 0 { return (time.map { "\($0) " } ?? "") + "\(reminder.days)\(spelled.days)" }
    return time.map { "\($0)\(spelled.day)" }
      ?? (reminder.seconds > 0 ? "\(reminder.seconds / 60)\(spelled.minutes)" : spelled.onTime)
  }
}
