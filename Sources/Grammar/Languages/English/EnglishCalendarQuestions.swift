extension English {
  /// Questions about the calendar itself: weekdays, dates, weeks and holidays.
  static let askedOfCalendar =
    weekdaysAsked
    + table([
      "what weekday|day is|was|does (it) (on) X": .question(.day),
      "what|which day (of) (the) (week) is|was|does|are X (on|fall)": .question(.day),
      "which weekday is X": .question(.day),
      "X is|falls|lands on what|which day|weekday (of) (the) (week) (this|next) (year)": .question(.day),
      "X is|falls in|on what|which week (number)": .question(.week),
      "what|which day (of) (the) (week) is|was|will (the) D (be)": .question(.day),
      "what is|was|will (be) the date D": .question(.day),
      "what is|was the date on|of|for D": .question(.day),
      "what|which calendar week (is) (it) (now)": .question(.week),
      "what|which date is|was X": .question(.day),
      "what is the date (today)": .question(.day),
      "what is todays date": .question(.day),
      "what date|day is it (today)": .question(.day),
      "what time is it (now|here|please) (please|now)": .question(.day),
      "what is the time (now|please)": .question(.day),
      "what|which week (number) (is|of) (the) X (in)": .question(.week),
      "what|which week (number) is it|this (week)": .question(.week),
      "(in) what|which (calendar) week (number) are we (in) (now)": .question(.week),
      "(the) week number of|for|on X": .question(.week),
      "what is the week number": .question(.week),
      "is|was|will it (be) (a|an|any) (bank|public|national|school|official) holiday|holidays (on) D": .question(
        .unknowable),
      "is|are|was|will D (be) (a|an|any) (bank|public|national|school|official) holiday|holidays (here|or) (not)":
        .question(
          .unknowable),
    ])

  /// `is the 25th a friday`, `is it wednesday today`
  private static let weekdaysAsked = [
    ("monday", 1...1), ("tuesday", 2...2), ("wednesday", 3...3), ("thursday", 4...4), ("friday", 5...5),
    ("saturday", 6...6), ("sunday", 7...7), ("weekend", 6...7), ("weekday", 1...5),
  ].flatMap { name, days in
    [
      "is|was|will D (be|fall) (on|at) (a|the) \(name)", "does|did|will D fall|land|come (on|at) (a|the) \(name)",
      "is|was|will it (be) (a|the) \(name) (already|now|yet)", "is|was|will it (be) (a) \(name) D",
    ].map { (phrase: $0, meaning: Speech.question(.isWeekday(days))) }
  }
}
