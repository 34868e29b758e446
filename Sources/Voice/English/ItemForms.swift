package import Agenda

// The form of an item, in English.
extension Wording {
  package var nameOfIt: String { "Name" }
  package var textLabel: String { "Text" }
  package var listLabel: String { "List" }
  package var newNameNewList: String { "A new name makes a new list" }
  package var placeLabel: String { "Place" }
  package var tagsOfIt: String { "Tags" }
  package var bySpaces: String { "Separated by spaces" }
  package var withWhom: String { "With" }
  package var byCommas: String { "Separated by commas" }
  package var firstDay: String { "First day" }
  package var lastDay: String { "Last day" }
  package var startsAt: String { "Starts at" }
  package var endsAt: String { "Ends at" }
  package var emptyForWholeDay: String { "Empty for the whole day" }
  package var priorityLabel: String { "Priority" }
  package var noPriority: String { "None" }
  package var highestPriority: String { "1, the highest" }
  package var repeatsThen: String { "Repeats" }
  package func otherRepeat(of number: Int64) -> String {
    "For any other repeat, type above: !repeat #\(number) every first monday"
  }
  package var repeatsUntil: String { "Repeats until" }
  package var emptyForNoEnd: String { "Empty for no end" }
  package var repeatsNever: String { "Never" }
  package var repeatsDaily: String { "Every day" }
  package var repeatsOnWeekdays: String { "Every weekday, Monday to Friday" }
  package var repeatsWeekly: String { "Every week, on that day" }
  package var repeatsBiweekly: String { "Every two weeks, on that day" }
  package var repeatsMonthly: String { "Every month, on that day" }
  package var repeatsYearly: String { "Every year, on that day" }
  package var repeatsAsNow: String { "As it is now" }
  package var remindMe: String { "Remind me" }
  package var remindsOnTime: String { "at its time, or in the morning if it has none" }
  package func remindsBefore(minutes: Int) -> String { minutes == 60 ? "1 hour before" : "\(minutes) minutes before" }
  package var remindsDayBefore: String { "a day before" }
  package var changeWhich: String { "It repeats. Change" }
  package func onlyDay(_ day: String) -> String { "Only \(day): the others stay as they are." }
  package func dayAndLater(_ day: String) -> String { "\(day) and all later ones: the earlier ones stay as they are." }
  package var allOfThem: String { "All of them, including past ones." }
  package func onlyOneHasItsOwn(isEvent: Bool) -> String {
    "Only one of them can have a \(isEvent ? "name, time, place and remarks" : "day and time") of its own."
  }
  package var mendWhatIsMarked: String { "Nothing is saved yet: please correct what is marked." }
  package var needsName: String { "Give it a name." }
  package var needsText: String { "Write something, or delete the note." }
  package var isNoDate: String { "This is not a date. Write it as 2026-11-24." }
  package var isNoTime: String { "This is not a time. Write it as 17:00." }
  package var repeatNeedsDay: String { "A repeat needs a day to begin on." }
  package var timeNeedsDay: String { "Give a day for that time." }
  package var eventNeedsDay: String { "An event needs a day." }
  package var isNoLink: String { "A link begins with https:// or http:// or mailto:." }
  package var endsBeforeStart: String { "It ends before it begins." }
  package var lastBeforeFirst: String { "The last day is before the first." }
}
