extension English {
  /// Labels before a colon, `and` aside.
  static let labels: [String: Label] = [
    "subject": .name, "title": .name, "meeting": .name, "what": .name, "event": .name, "event name": .name,
    "event title": .name, "topic": .name, "webinar": .name, "appointment": .name, "re": .name, "fw": .name,
    "fwd": .name, "hotel": .name,
    "when": .date, "date": .date, "dates": .date, "day": .date, "time": .date, "times": .date, "date time": .date,
    "day time": .date, "start": .date, "starts": .date, "start date": .date, "start time": .date, "event date": .date,
    "check in": .date, "checkin": .date, "arrival": .date, "check out": .end, "checkout": .end, "departure": .end,
    "departs": .date, "departing": .date, "leaves": .date, "arrives": .end, "arriving": .end, "returns": .end,
    "end": .end, "ends": .end, "end time": .end, "finish": .end, "until": .end,
    "due": .due, "due date": .due, "due by": .due, "due on": .due, "deadline": .due, "payment due": .due,
    "pay by": .due,
    "where": .place, "venue": .place, "location": .place, "place": .place, "address": .place,
  ]

  /// Words that close a letter, and those before them.
  static let closes = WordSet("regards sincerely faithfully wishes")
  static let closingThanks = WordSet("thanks you")
  static let besideCloses = WordSet("kind kindest best warm warmest many with yours my and thank")

  /// Words before a full stop that end no sentence.
  static let abbreviations = WordSet("dr mr mrs ms st prof sr jr rev no nr vs mt ave rd approx incl e.g i.e")

  static let lineWords = LineWords(
    labels: labels, sendersOfMail: ["from"],
    headersOfMail: ["from", "date", "sent", "sent at", "to", "cc", "bcc", "reply to"], andWord: "and",
    secondWordsOfLabels: WordSet("date time"), closes: closes,
    closingThanks: closingThanks, thanking: WordSet("thanks thank thankyou thx ty tysm cheers ta"),
    besideCloses: besideCloses, assistants: assistants,
    saidToAssistants: saidToAssistants, continuations: continuations, sentenceBeginnings: WordSet("then"),
    abbreviations: abbreviations,
    additions: additions, beginnings: beginnings, afternoonMark: "pm", charactersOfMoments: ",:./-apmAPM",
    arriving: [
      "get to", "get there", "be there", "be at", "go to", "head to", "set off", "check in", "reach", "report to",
      "report at", "arrive at", "leave for", "leave home", "depart for", "start for",
    ],
    hourMarks: [
      "ko at", "ko is", "ko", "kick off is", "kick off at", "kick off", "kick-off", "kickoff at", "kickoff",
      "tee off at", "tee off", "tip off", "pushback", "push back", "throw in", "bully off", "starts at", "starts",
      "start time", "start is", "start",
    ],
    joining: ["and"], sameDay: ["on the same day", "that same day", "the same day", "same day"],
    deadlines: [
      "the last day", "last day", "the deadline", "deadline", "the closing date", "closing date", "the cut off",
      "cut off", "the cutoff", "cutoff",
    ], deadlineLinks: ["is on ", "is ", ": "], deadlineMark: "by ",
    deadlineKeys: KeyWords("day deadline closing cut cutoff"),
    joiningHours: ["-", " to", " til", " till", " until"],
    besideThings: WordSet("be leave"),
    heldAtHours: WordSet(
      """
      dentist doctor doctors gp hair hairdresser barber nails vet physio optician nurse scan school gym yoga swimming \
      training rehearsal meeting meetings call calls interview interviews client clients appointment appointments \
      viewing viewings lesson lessons class classes session sessions visit visits booking bookings
      """), following: ["then"],
    calls: ["hey", "hi", "ok"], texting: ["d", "dm"],
    noLists: ["my list", "the list", "list", "my lists"], notHeaders: WordSet("note taste"), parting: WordSet("into"),
    plainHeaders: WordSet("to-do to-dos"),
    days: WordSet(
      """
      today tomorrow tonight tmr tmrw mon tue tues thu thur thurs fri monday tuesday wednesday thursday friday saturday \
      sunday
      """),
    onTickets: WordSet(
      """
      seat seats coach coaches carriage platform gate class booking ref reference ticket tickets adult adults terminal \
      operator berth boarding passenger passengers
      """),
    birthdays: WordSet("birthdays bdays"), birthdayOf: "'s birthday",
    preparing: WordSet("get buy order make send post bake wrap find choose collect pick plan book arrange sort write"),
    birthdayKeys: KeyWords("birthday bday"),
    beforeThen: [(" before then", " before "), (" by then", " by "), (" before that", " before ")],
    weekly: ["every week", "each week", "weekly"], everyDay: "every ", dictatedStops: ["full stop"],
    strayTimes: strayTimeWords)
}
