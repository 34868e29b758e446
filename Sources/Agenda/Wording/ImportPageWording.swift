/// The texts of the page that imports files of other programs.
package protocol ImportPageWording {
  var filesLabel: String { get }
  func filesHint(megabytes: Int) -> String
  var showWhatWouldCome: String { get }
  var whatCanBeRead: String { get }
  /// The kinds of files, each with a description.
  var calendars: String { get }
  var whatCalendars: String { get }
  var contacts: String { get }
  var whatContacts: String { get }
  var whatRememberTheMilk: String { get }
  var whatTodoist: String { get }
  var whatGoogleTasks: String { get }
  var sameFileAgain: String { get }
  var whatComesAgain: String { get }
  /// The preview of what an import would add.
  var whatWouldCome: String { get }
  func notSavedYet(_ files: [String]) -> String
  var aCalendar: String { get }
  func exportOf(_ program: String) -> String
  func projectOf(_ program: String) -> String
  var newThings: String { get }
  var changedThings: String { get }
  var cancelledThings: String { get }
  func counted(_ heading: String, _ count: Int) -> String
  func alreadyHere(_ count: Int) -> String
  func noneReadable(_ names: [String]) -> String
  var nothingNew: String { get }
  func importThem(_ count: Int) -> String
  var leaveIt: String { get }
  /// The things that are left out of the files, with the reasons.
  var leftOut: String { get }
  var lacksName: String { get }
  var lacksDate: String { get }
  var unreadable: String { get }
  var cancelled: String { get }
  var deletedThere: String { get }
  func tooLong(_ letters: Int) -> String
  var beyondYears: String { get }
  func tooMany(_ most: Int) -> String
}
