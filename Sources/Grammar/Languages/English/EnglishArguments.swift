import Agenda

extension English {
  /// What commands take besides items, dates and names.
  static let argumentWords: [ArgumentWord: [String]] = [
    .neverRemind: ["never", "off", "no", "none", "no more", "not at all"],
    .usualReminders: ["as usual", "usual", "usually", "again", "on"],
    .neverNag: ["off", "never", "no", "no more", "stop"],
    .neverRepeat: ["never", "no", "none", "off", "once", "no more"],
    .noDigest: ["off", "never", "none", "no"],
    .endQuiet: ["off", "never", "no", "over"],
    .anywhere: ["anywhere", "any", "off", "all", "everywhere"],
    .always: ["always", "off", "all day", "any", "24"],
    .contacts: ["contacts", "friends", "known"],
    .everybody: ["everybody", "everyone", "all", "anybody", "anyone", "on"],
    .nobody: ["nobody", "noone", "no one", "none", "off"],
    .address: ["", "on", "address", "link", "url", "feed"],
    .newAddress: ["new", "again", "another", "renew"],
    .noAddress: ["off", "none", "end", "stop", "revoke"],
    .pages: ["", "link", "open", "login", "signin", "sign in"],
    .sessions: ["sessions", "session", "browsers", "where"],
    .noSessions: ["end", "off", "logout", "sign out", "signout", "end all", "end sessions"],
    .completed: ["completed", "done", "finished"],
    .inbox: ["inbox", "no list", "none"],
    .everything: ["all", "everything"],
    .noList: ["no list", "inbox", "none", "no", ""],
    .thisWeek: ["this week"],
    .nextWeek: ["next"],
    .thisMonth: ["this month"],
    .nextMonth: ["next"],
    .yes: ["yes"],
    .no: ["no"],
    .allCommands: ["all"],
    .dayFirst: ["dmy", "dayfirst", "ddmmyyyy", "ddmm", "ddmmyy", "dm", "european", "uk"],
    .monthFirst: ["mdy", "monthfirst", "mmddyyyy", "mmdd", "mmddyy", "md", "american", "us"],
    .high: ["1", "!1", "!!!", "high", "highest", "top"],
    .medium: ["2", "!2", "!!", "medium", "normal"],
    .low: ["3", "!3", "!", "low"],
    .noPriority: ["none", "0", "no", "off", "n", "4"],
    .off: ["off"],
    .it: ["it"],
    .allOf: ["all of"],
    .freeOfCharge: ["free", "gratis"],
    .official: ["official"],
    .ofPeople: ["people's", "peoples", "private"],
    .ongoing: ["ongoing"],
    .atMost: ["max", "maximum", "at most", "up to", "for up to", "for at most", "limit"],
    .placesFor: ["for"],
    .places: ["people", "persons", "places", "seats", "guests"],
    .forFriends: ["for friends", "for my friends", "friends only"],
    .forInvited: ["for invited people", "for invited", "for invited guests", "by invitation", "invited only"],
    .forEverybody: ["for everybody", "for everyone"],
    .everyTime: ["every time", "each time", "always"],
    .draft: ["draft"],
    .noInterests: ["off", "none", "nothing", "no"],
    .keepEvents: ["keep", "keep them", "keep it", "keep all"],
    .dropEvents: ["delete", "delete them", "remove", "remove them", "drop", "drop them"],
    .spam: ["spam"],
    .noEvent: ["no event", "not an event"],
    .wrongDetails: ["wrong details", "wrong"],
    .offensive: ["offensive"],
    .dangerous: ["dangerous"],
    .somethingElse: ["something else", "other"],
  ]

  /// The words between what a command takes.
  static let argumentLinks: [ArgumentLink: [String]] = [
    .to: ["to"],
    .target: ["to", "until", "till", "by", "for"],
    .by: ["by"],
    .after: ["after"],
    .every: ["every"],
    .as: ["as"],
    .and: ["and"],
    .beside: ["and", "n"],
    .at: ["at"],
    .also: ["and", "also", "plus"],
    .from: ["from"],
    .until: ["until"],
    .span: ["until", "to"],
    .about: ["me of"],
    .quiet: ["until", "till", "for"],
    .please: ["please"],
    .near: ["near", "at", "in"],
  ]

  /// Lengths of time by their units, in seconds.
  static let unitsOfLength: [String: Int] = [
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600,
    "hours": 3600, "d": 86_400, "day": 86_400, "days": 86_400, "w": 604_800, "week": 604_800, "weeks": 604_800,
  ]

  static let halfHours = ["half an hour", "half hour", "a half hour"]

  /// Numbers before a unit.
  static let countedLengths = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "sixty": 60, "ninety": 90,
  ]

  /// What stands behind an hour, and the hours that it adds.
  static let halvesOfDay = [("am", 0), ("pm", 12)]

  /// How the names of weekdays end where several are meant.
  static let manyDays = "days"

  static let beforeListNames: Set = ["my", "the", "our", "list"]
  static let listWord = "list"
  static let noteWord = "note"
  static let pluralEnding = "s"

  /// Before a list's name.
  static let toList = " to "
  /// Verbs that a list's name may follow without a mark.
  static let verbsOfLists: Set = [
    "list", "getlist", "gl", "move", "mv", "put", "stick", "pop", "chuck", "bung", "throw", "shove", "scrub", "clear",
    "empty", "wipe",
  ]
}

// What the tables of acts say behind the items.
extension English {
  static let toMoment = "to "
  static let forGood = " from now on"
  static let replacedBy = " by "
  static let hourChanges: [String: PlainAct.HourChange] = ["no time": .none, "am": .morning, "pm": .afternoon]

  /// Names of days that come every year.
  static let anniversaries = Set(["birthday", "bday", "anniversary"].map(WordForms.stem))
  /// The words that the names of lists, notes, events and todos are counted by.
  static let kindsCounted: [(kind: Criterion.Kind, stems: Set<String>)] = [
    (.note, Set(["note"].map(WordForms.stem))),
    (.event, Set(["event", "meeting", "appointment"].map(WordForms.stem))),
    (.todo, Set(["todo", "task"].map(WordForms.stem))),
  ]

  /// What is done with things that are left.
  static let doingWhatIsLeft = stems("buy get pack do order make bring wrap sort finish")
  static let buying = stems("buy get")
  /// Words of lists of what is to be bought.
  static let bought = stems("shopping groceries grocery buy food presents")

  private static func stems(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { WordForms.stem(String($0)) })
  }

  /// Words that begin what is no part of a name: `got the stamps at the post office`.
  static let startsOfAsides: Set<String> = [
    "at", "from", "in", "off", "on", "with", "by", "this", "yesterday", "today", "last", "earlier", "lol", "haha",
    "but", "because", "cos", "he", "she", "they", "it", "its", "i", "we", "forgot", "just", "hes", "shes", "theyre",
    "im",
  ]

  /// What joins things that are named one beside the other.
  static let joiningNames = [" and ", " & ", " n ", " + "]
  /// What joins days, or lists, that are asked about.
  static let joiningGroups = ["&", ",", " and "]
  /// A day of each month, by what is said of one.
  static func everyMonth(on day: String) -> String { "every \(day) of the month" }

  /// Words that nothing can be found by.
  static let unsearched: Set = ["the", "a", "an", "my", "our", "is", "are"]
}
