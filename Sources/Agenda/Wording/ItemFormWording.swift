/// The texts of the form of an item.
package protocol ItemFormWording {
  var nameOfIt: String { get }
  var textLabel: String { get }
  var listLabel: String { get }
  var newNameNewList: String { get }
  var placeLabel: String { get }
  var tagsOfIt: String { get }
  var bySpaces: String { get }
  var withWhom: String { get }
  var byCommas: String { get }
  var firstDay: String { get }
  var lastDay: String { get }
  var startsAt: String { get }
  var endsAt: String { get }
  var emptyForWholeDay: String { get }
  var priorityLabel: String { get }
  var noPriority: String { get }
  var highestPriority: String { get }
  var repeatsThen: String { get }
  func otherRepeat(of number: Int64) -> String
  var repeatsUntil: String { get }
  var emptyForNoEnd: String { get }
  /// The repeats to choose from.
  var repeatsNever: String { get }
  var repeatsDaily: String { get }
  var repeatsOnWeekdays: String { get }
  var repeatsWeekly: String { get }
  var repeatsBiweekly: String { get }
  var repeatsMonthly: String { get }
  var repeatsYearly: String { get }
  var repeatsAsNow: String { get }
  var remindMe: String { get }
  /// The reminders to choose from.
  var remindsOnTime: String { get }
  func remindsBefore(minutes: Int) -> String
  var remindsDayBefore: String { get }
  /// The question how much of a series to change, and its choices.
  var changeWhich: String { get }
  func onlyDay(_ day: String) -> String
  func dayAndLater(_ day: String) -> String
  var allOfThem: String { get }
  func onlyOneHasItsOwn(isEvent: Bool) -> String
  /// The line above a form that has errors.
  var mendWhatIsMarked: String { get }
  /// The errors of fields.
  var needsName: String { get }
  var needsText: String { get }
  var isNoDate: String { get }
  var isNoTime: String { get }
  var repeatNeedsDay: String { get }
  var timeNeedsDay: String { get }
  var eventNeedsDay: String { get }
  var isNoLink: String { get }
  var endsBeforeStart: String { get }
  var lastBeforeFirst: String { get }
}
