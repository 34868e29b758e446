import Agenda

extension English {
  /// The words for the arguments of commands, except items, dates and names.
  static let argumentWords: [ArgumentWord: [String]] = [
    .neverRemind: ["never", "off", "no", "none", "no more", "not at all"],
    .usualReminders: ["as usual", "usual", "usually", "again", "on"],
    .neverNag: ["off", "never", "no", "no more", "stop"],
    .neverRepeat: ["never", "no", "none", "off", "once", "no more"],
    .noDigest: ["off", "never", "none", "no"],
    .endQuiet: ["off", "never", "no", "over"],
    .anywhere: ["anywhere", "any", "off", "all", "everywhere"],
    .always: ["always", "off", "all day", "any", "24"], .day: ["day", "daytime"],
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
    .higher: ["higher", "more", "up"],
    .lower: ["lower", "less", "down"],
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

  /// The words between the arguments of a command.
  static let argumentLinks: [ArgumentLink: [String]] = [
    .to: ["to"],
    .target: ["to", "until", "till", "by", "for"],
    .by: ["by"],
    .after: ["after"],
    .before: ["before"],
    .every: ["every"],
    .as: ["as"],
    .and: ["and"],
    .beside: ["and", "n"],
    .at: ["at"],
    .also: ["and", "also", "plus"],
    .from: ["from"],
    .until: ["until", "till"],
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

  /// The number of months in a unit.
  static let unitsOfMonths = [
    "month": 1, "months": 1, "mth": 1, "mths": 1, "mo": 1, "year": 12, "years": 12, "yr": 12,
  ]

  static let halfYears = ["half a year", "half year"]

  static let halfHours = ["half an hour", "half hour", "a half hour", "half an hr", "half hr"]

  /// Numbers before a unit.
  static let countedLengths = [
    "a": 1, "an": 1, "another": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8,
    "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "sixty": 60,
    "ninety": 90,
  ]

  static let lengthWords = LengthWords(
    unitsOfLength: unitsOfLength, halfHours: halfHours, halfYears: halfYears, unitsOfMonths: unitsOfMonths,
    inMonths: ("1 month", " months"),
    countedLengths: countedLengths,
    beginningsOfAmounts: [
      "a ", "an ", "one ", "half ", "by ", "for ", "another ", "two ", "three ", "four ", "five ", "ten ", "twenty ",
      "couple ",
    ], halvesOfDay: [("am", 0), ("pm", 12)], weekdayNames: weekdayNames,
    manyDays: ["days"],
    hoursOfDay: [
      "morning": .morning, "lunch": .lunch, "afternoon": .afternoon, "evening": .evening, "tonight": .tonight,
      "night": .night, "eod": .endOfDay,
    ],
    everyMonth: ("every ", " of the month"), inMinutes: ("in ", " minutes"))

  static let listWords = ListWords(
    listWord: "list", beforeListNames: ["my", "the", "our", "list"], ofList: ["list", "of"],
    articlesOfLists: ["my", "the", "our"], beforeNamesWished: ["called", "named", "for"], noNames: ["a", "new", "my"],
    toList: [" to "],
    verbsOfLists: [
      "list", "getlist", "gl", "move", "mv", "put", "stick", "pop", "chuck", "bung", "throw", "shove", "scrub", "clear",
      "empty", "wipe", "count",
    ],
    listOpenings: listOpenings, showList: "show ", listEnding: " list")

  static let actWords = ActWords(
    toMoment: "to ", lasting: "for ", byOneDay: "by 1 day", fromThen: " from then on",
    forGood: [" from now on", " from then on"], replacedBy: [" by "],
    forWhom: [" for ", " with "], oneself: WordSet("me myself"),
    doneToEach: WordSet("buy order pack call ring phone text email message invite thank visit ask tell"),
    hourChanges: ["no time": .none, "am": .morning, "pm": .afternoon])
}
