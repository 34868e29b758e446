package import Agenda

// Importing on a page, in English.
extension Wording {
  package var filesLabel: String { "Files" }
  package func filesHint(megabytes: Int) -> String {
    "Up to \(megabytes) MB in all. You see what would be imported before anything is saved."
  }
  package var showWhatWouldCome: String { "Show what would be imported" }
  package var whatCanBeRead: String { "What can be read" }
  package var calendars: String { "Calendars" }
  package var whatCalendars: String {
    ".ics: events and todos of Google Calendar, Outlook, Apple Calendar and Reminders, Thunderbird"
  }
  package var contacts: String { "Contacts" }
  package var whatContacts: String { ".vcf: birthdays and anniversaries" }
  package var whatRememberTheMilk: String { ".json: the export of your data" }
  package var whatTodoist: String { ".csv: an exported project; the file’s name becomes the list" }
  package var whatGoogleTasks: String { "Tasks.json from Google Takeout" }
  package var sameFileAgain: String { "The same file again" }
  package var whatComesAgain: String {
    """
    You can import a newer export of the same calendar at any time. Nothing is imported twice: what changed in \
    the file changes here, and what was cancelled in it is deleted. What you changed here yourself stays, unless the file \
    changed it, too. One undo takes back the whole import.
    """
  }

  package var whatWouldCome: String { "What would be imported" }
  package func notSavedYet(_ files: [String]) -> String { "\(files.joined(separator: ", ")). Nothing is saved yet." }
  package var aCalendar: String { "A calendar" }
  package func exportOf(_ program: String) -> String { "An export of \(program)" }
  package func projectOf(_ program: String) -> String { "A project of \(program)" }
  package var newThings: String { "New" }
  package var changedThings: String { "Changed in the file since the last time" }
  package var cancelledThings: String { "Cancelled in the file, and deleted here" }
  package func counted(_ heading: String, _ count: Int) -> String { "\(heading): \(count)" }
  package func alreadyHere(_ count: Int) -> String { "\(count) you already have, unchanged." }
  package func noneReadable(_ names: [String]) -> String {
    "These can't be read: \(names.joined(separator: ", "))"
  }
  package var nothingNew: String { "There is nothing new in it." }
  package func importThem(_ count: Int) -> String { "Import \(count)" }
  package var leaveIt: String { "Leave it" }
  package var leftOut: String { "Left out" }
  package var lacksName: String { "without a name" }
  package var lacksDate: String { "without a date" }
  package var unreadable: String { "that cannot be read" }
  package var cancelled: String { "cancelled" }
  package var deletedThere: String { "deleted there" }
  package func tooLong(_ letters: Int) -> String { "with a name of more than \(letters) letters" }
  package var beyondYears: String { "beyond the years 1 to 9999" }
  package func tooMany(_ most: Int) -> String { "beyond the first \(most)" }
}
