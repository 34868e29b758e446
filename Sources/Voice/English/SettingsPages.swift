package import Agenda

// Settings, people, programs and help on pages, in English.
extension Wording {
  package var settingsPage: String { "Settings" }
  package var whatSettings: String { "Time zone, dates, reminders, how the pages look" }
  package var peoplePage: String { "People and requests" }
  package var whatPeople: String { "Who may send you things, and what waits for your answer" }
  package var phonesPage: String { "Phones and programs" }
  package var whatPhones: String { "Your calendar elsewhere, and where you are signed in" }
  package var importPage: String { "Import" }
  package var whatImport: String { "Bring in calendars, contacts and tasks from other programs" }
  package var whatTrash: String { "What you completed or deleted, and undo" }
  package var helpPage: String { "Help" }
  package var whatHelp: String { "What you can type, and the keys" }
  package var signOut: String { "Sign out" }
  package var zoneLabel: String { "Time zone" }
  package func zoneHint(_ told: String) -> String { "A city, such as Berlin. \(told)" }
  package var datesLabel: String { "Dates" }
  package var dayFirst: String { "3/5 is 3 May" }
  package var monthFirst: String { "3/5 is March 5" }
  package var clockLabel: String { "Clock" }
  package var weeksBegin: String { "Weeks begin on" }
  package var remindOfDue: String { "Remind me of what is due" }
  package var whereWritten: String { "Where I wrote it" }
  package func alwaysOn(_ network: String) -> String { "Always on \(network)" }
  package var earliest: String { "Earliest reminder" }
  package var latest: String { "Latest reminder" }
  package var bothEmpty: String { "Both empty: at any hour" }
  package var overviewAt: String { "Tell me of my day at" }
  package var emptyForNever: String { "Empty for never" }
  package var partsOfDay: String { "Parts of the day" }
  package var whatPartsOfDay: String { "The times that these words stand for, such as in: call ann tonight" }
  package func label(_ part: PartOfDay) -> String {
    part == .endOfDay ? "End of the day" : part.rawValue.capitalizedFirst
  }
  package var others: String { "Others" }
  package var whoMaySend: String { "Who may send you things" }
  package func label(_ requests: Person.Requests) -> String {
    switch requests {
    case .everybody: "Everybody: I am asked first"
    case .contacts: "People I know"
    case .nobody: "Nobody"
    }
  }

  package var confirmInChat: String { "Confirm in the chat what was done" }
  package var inThisBrowser: String { "In this browser" }
  package var lightOrDark: String { "Light or dark" }
  package var asTheSystem: String { "As the system has it" }
  package var light: String { "Light" }
  package var dark: String { "Dark" }
  package var shortcuts: String { "Keyboard shortcuts" }
  package var whatShortcuts: String { "Such as t for today, n for something new and / for search: help lists them all" }
  package var secondZone: String { "A second time zone" }
  package var secondZoneHint: String { "A city, such as Tokyo. Its hours stand beside yours in the day and the week" }
  package func unknownPlace(_ name: String) -> String { "I know no place called \(name). Name a large city near it." }
  package var keepOffline: String { "Keep the agenda and the week, to read without a connection" }
  package var keepOfflineHint: String { "Anybody who uses this browser can then read them. Signing out deletes them" }
  package var saveForBrowser: String { "Save for this browser" }
  package var askedOfYou: String { "Asked of you" }
  package var nobodyWaits: String { "Nobody is waiting for an answer from you." }
  package var peopleYouKnow: String { "People you know" }
  package var knowNobody: String { "You know nobody here yet." }
  package var sendSomething: String { "Send somebody something:" }
  package var accept: String { "Accept" }
  package func accept(_ name: String) -> String { "Accept \(name)" }
  package var decline: String { "Decline" }
  package func decline(_ name: String) -> String { "Decline \(name)" }
  package func may(_ standing: ContactStatus) -> String {
    switch standing {
    case .known: "may send you things; you are asked first"
    case .trusted: "what they send is added without asking"
    case .blocked: "can send you nothing"
    }
  }

  package var block: String { "Block" }
  package func block(_ name: String) -> String { "Block \(name)" }
  package var unblock: String { "Unblock" }
  package func unblock(_ name: String) -> String { "Unblock \(name)" }
  package var trust: String { "Trust" }
  package func trust(_ name: String) -> String { "Trust \(name)" }
  package var askMeFirst: String { "Ask me first" }
  package var calendarElsewhere: String { "Your calendar elsewhere" }
  package func calendarSince(_ moment: String) -> String {
    """
    Your calendar has had a secret address since \(moment). It is shown only once; anybody who knows it can read your \
    calendar.
    """
  }

  package var calendarOffer: String {
    """
    Your phone, or any program that subscribes to calendars, can show what is here. It gets a secret address, which is \
    shown once.
    """
  }

  package var newAddress: String { "A new address instead" }
  package var turnOff: String { "Turn it off" }
  package var giveAddress: String { "Give me the address" }
  package var whereSignedIn: String { "Where you are signed in" }
  package var signOutEverywhere: String { "Sign out everywhere" }
  package func signOut(_ browser: String) -> String { "Sign out \(browser)" }
  package var thisBrowser: String { "(this one)" }
  package func signedInSince(_ moment: String) -> String { "Signed in \(moment)," }
  package func lastUsed(_ moment: String) -> String { "last used \(moment)" }
  package var everythingYouHave: String { "Everything you have here" }
  package var exportHint: String {
    """
    One .zip file with your calendar, your notes and their pictures, and everything as JSON. For your safety, this works \
    only within 15 minutes after you sign in.
    """
  }

  package var sendToChat: String { "Send it to the chat" }
  package var inYourWords: String { "In your own words" }
  package var typeToAFriend: String { "Type into the box on any page what you would tell a friend to remember:" }
  package var examplePiano: String { "piano every tuesday 16:00-17:00" }
  package var beforeSaving: String {
    "You see what is understood before anything is saved. Whatever you do can be undone."
  }
  package var keys: String { "Keys" }
  package var keysWork: String { "They work outside of text fields." }
  package var keysAreOff: String { "They are turned off in this browser; the settings turn them on." }
  package var keyNew: String { "something new" }
  package var keySearch: String { "search" }
  package var keyToday: String { "today" }
  package var keyDay: String { "day" }
  package var keyWeek: String { "week" }
  package var keyMonth: String { "month" }
  package var keyAgenda: String { "agenda" }
  package var keyLists: String { "lists" }
  package var keyLater: String { "later" }
  package var keyEarlier: String { "earlier" }
  package var keyEdit: String { "edit" }
  package var keyDone: String { "done" }
  package var keyUndo: String { "undo" }
  package var keyHelp: String { "this page" }
  package var commands: String { "Commands" }
  package var whatCommands: String {
    """
    Whatever you would rather not say in your own words. X is what you mean: a number of the last list, or words of its \
    name. T is text or a tag, L a list, D a day, M a month, N a number or a new name, Q words to look for, P a place, R a \
    repeat, Z a city. What is in brackets can be left out.
    """
  }

  package func orElse(_ names: String) -> String { "or \(names)" }
}
