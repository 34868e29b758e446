/// The texts of the pages of settings, people, programs and help.
package protocol SettingsPageWording {
  /// The other pages, each with a description.
  var settingsPage: String { get }
  var whatSettings: String { get }
  var peoplePage: String { get }
  var whatPeople: String { get }
  var phonesPage: String { get }
  var whatPhones: String { get }
  var importPage: String { get }
  var whatImport: String { get }
  var whatTrash: String { get }
  var helpPage: String { get }
  var whatHelp: String { get }
  var signOut: String { get }
  var zoneLabel: String { get }
  func zoneHint(_ told: String) -> String
  var datesLabel: String { get }
  var dayFirst: String { get }
  var monthFirst: String { get }
  var clockLabel: String { get }
  var weeksBegin: String { get }
  var remindOfDue: String { get }
  var whereWritten: String { get }
  func alwaysOn(_ network: String) -> String
  var earliest: String { get }
  var latest: String { get }
  var bothEmpty: String { get }
  var overviewAt: String { get }
  var emptyForNever: String { get }
  var partsOfDay: String { get }
  /// The explanation of the parts of the day.
  var whatPartsOfDay: String { get }
  /// The label of a part of the day, for the time at which it begins.
  func label(_ part: PartOfDay) -> String
  var others: String { get }
  var whoMaySend: String { get }
  func label(_ requests: Person.Requests) -> String
  var confirmInChat: String { get }
  var inThisBrowser: String { get }
  var lightOrDark: String { get }
  var asTheSystem: String { get }
  var light: String { get }
  var dark: String { get }
  var shortcuts: String { get }
  var whatShortcuts: String { get }
  var secondZone: String { get }
  var secondZoneHint: String { get }
  func unknownPlace(_ name: String) -> String
  var keepOffline: String { get }
  var keepOfflineHint: String { get }
  var saveForBrowser: String { get }
  /// The texts about people, and the requests that they send.
  var askedOfYou: String { get }
  var nobodyWaits: String { get }
  var peopleYouKnow: String { get }
  var knowNobody: String { get }
  var sendSomething: String { get }
  var accept: String { get }
  func accept(_ name: String) -> String
  var decline: String { get }
  func decline(_ name: String) -> String
  /// The rights of somebody with a status.
  func may(_ standing: ContactStatus) -> String
  var block: String { get }
  func block(_ name: String) -> String
  var unblock: String { get }
  func unblock(_ name: String) -> String
  var trust: String { get }
  func trust(_ name: String) -> String
  var askMeFirst: String { get }
  /// The texts about the calendar's address, browsers, and the export as a file.
  var calendarElsewhere: String { get }
  func calendarSince(_ moment: String) -> String
  var calendarOffer: String { get }
  var newAddress: String { get }
  var turnOff: String { get }
  var giveAddress: String { get }
  var whereSignedIn: String { get }
  var signOutEverywhere: String { get }
  func signOut(_ browser: String) -> String
  var thisBrowser: String { get }
  func signedInSince(_ moment: String) -> String
  func lastUsed(_ moment: String) -> String
  var everythingYouHave: String { get }
  var exportHint: String { get }
  var sendToChat: String { get }
  /// The texts of the help page.
  var inYourWords: String { get }
  var typeToAFriend: String { get }
  var examplePiano: String { get }
  var beforeSaving: String { get }
  var keys: String { get }
  var keysWork: String { get }
  var keysAreOff: String { get }
  /// The explanations of keys.
  var keyNew: String { get }
  var keySearch: String { get }
  var keyToday: String { get }
  var keyDay: String { get }
  var keyWeek: String { get }
  var keyMonth: String { get }
  var keyAgenda: String { get }
  var keyLists: String { get }
  var keyLater: String { get }
  var keyEarlier: String { get }
  var keyEdit: String { get }
  var keyDone: String { get }
  var keyUndo: String { get }
  var keyHelp: String { get }
  var commands: String { get }
  var whatCommands: String { get }
  /// The shorter names of a command.
  func orElse(_ names: String) -> String
}
