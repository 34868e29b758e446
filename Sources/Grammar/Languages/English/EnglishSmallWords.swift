extension English {
  /// The names of other assistants.
  static let assistants = WordSet("alexa siri cortana google bixby")
  /// Words that begin a request to an assistant.
  static let saidToAssistants = WordSet(
    "add put set remind wake cancel delete remove show create make what whats tell when whens how undo snooze move please can"
  )
  static let additions = WordSet("and & + n")
  /// Verbs for the start or the end of the thing spoken of before.
  static let beginnings = WordSet("starts ends begins opens closes reopens resumes finishes expires")
  /// Words behind a comma that continue the text before it.
  static let continuations = WordSet(
    """
    or not but like actually sorry wait rather if then maybe perhaps instead remind alert nag until till from by before after since starting start on \
    at in for which that who where when while because so as except again also every each repeat repeats due deadline \
    say arr arrive arrives arriving returns returning back moved now is was it its it's he \
    she they we i this next with without same both either and no check-out checkout
    """)
}

extension English {
  /// Verbs before the length of something.
  static let tellingLengths = WordSet("takes take taking needs need lasts lasting allow")
}

extension English {
  /// Words that begin phrases and have no meaning of their own.
  static let spelt = WordSet("close some um very")
  /// All words without a meaning of their own that date rules read.
  static let spelledOut =
    ("""
  again then um some holiday holidays bank t h uhr remind wake fools eve merry happy s z standard daylight local end \
  tax fiscal financial st close play thing very right o oh per clock onwards onward x but term public school work national \
  summer vacation latest finish finishing back home dot so advance a p m d tn day lunchtime dinnertime second us eastern central mountain pacific
  """.split(separator: " ").map(String.init) + EnglishHolidays.all.flatMap(\.spellings))
  .flatMap { [$0, $0 + "s"] }
  static let numbered = WordSet(
    """
    bus room platform gate track bed page channel route unit version no number level part vol week day phase lab hw quiz \
    homework problem exercise ex test exam paper group team form key stage plan top size run do read shift ward module \
    lesson section block set list item line flat house lot box pack zone area \
    code pin combo combination password passcode inv invoice ref reference order ticket case policy account reviewer question appendix chapter volume
    """)
}

extension English {
  /// Words before the end of something.
  static let untils = ["until", "till", "til"]

  static let smallWords = SmallWords(
    so: WordKey("so"), as: WordKey("as"), then: WordKey("then"), by: WordKey("by"),
    not: WordKey("not"), and: WordKey("and"), to: WordKey("to"), make: WordKey("make"),
    same: WordKey("same"), yes: WordKey("yes"), add: WordKey("add"), every: WordKey("every"), assign: WordKey("assign"),
    there: WordKey("there"), but: WordKey("but"), off: WordKey("off"), change: WordKey("change"), no: WordKey("no"),
    it: WordKey("it"), on: WordKey("on"), at: WordKey("at"), in: WordKey("in"), list: WordKey("list"),
    following: WordKey("following"), day: WordKey("day"), repeating: WordSet("every each weekly"),
    untils: WordSet(untils.joined(separator: " ")),
    limiting: WordSet("only just"),
    acknowledging: WordSet("ok okay k kk sure yep yup yeah y fine alright"),
    besides: WordSet("too also"),
    adding: WordSet("and also plus"), saidOfWhen: WordSet("already just now earlier been gone come came"),
    changingIt: WordSet("tag mark rename prioritise prioritize move postpone make"),
    movingAlone: WordSet("move push shift change"),
    linking: WordSet("is are was were will"),
    meaning: WordSet("mean meant"), meant: WordKey("meant"), goingOn: ["and", "also"],
    dayWords: ["today", "tomorrow", "tmr", "tmrw", "tmw", "tomoz", "2moro", "2mrw", "2morrow", "2day"])

  static let strayTimeWords = StrayTimeWords(
    beginnings: KeyWords(wordsOfDeparting + " doors arr lands landing"), departing: WordSet(wordsOfDeparting),
    arriving: WordSet("arr arrive arrives arriving arrival lands landing"), timetabled: WordSet("arr"),
    landing: WordSet("lands landing arrives arriving"),
    dayLater: ["next day", "the next day", "the following day", "following day"], doors: WordSet("doors"),
    show: WordSet("show music onstage stage gig curtain film kickoff starts start"),
    between: WordSet("at open opens from by time is"))
  private static let wordsOfDeparting = "dep depart departs departing departure leave leaves leaving"

  static let temporalWords = TemporalWords(
    numbered: numbered,
    beforeVerbsLikeDays: beforeVerbsLikeDays, shortDays: WordSet("wed weds"),
    beginnings: ["kickoff", "tipoff", "doors"], latest: ["latest"], closing: ["close", "finish"],
    onTheDot: ["dot"], so: ["so"], down: ["down"], happy: ["happy"], many: ["many"], notHaving: ["havent", "hasnt"],
    hesitating: ["um", "so"],
    goingIn: ["check", "load", "hand", "drop", "come", "log", "sign", "phone", "call", "move", "dial", "clock", "pop"],
    ahead: ["advance"], getting: ["get", "be"], beds: ["bed"],
    byDay: ["kids", "kid", "children", "childrens", "toddler", "toddlers", "birthday", "class", "school"],
    seasons: ["spring", "summer", "autumn", "fall", "winter"], ofWorkdays: ["school", "work"],
    reachingAge: ["makes", "make", "turns", "turning", "be"],
    takenDaily: WordSet(
      """
      tablet tablets pill pills med meds medicine medicines medication antibiotic antibiotics drops capsule capsules dose \
      inhaler insulin vitamin vitamins cream paracetamol ibuprofen aspirin amoxicillin penicillin steroids injection
      """),
    heldWeekly: WordSet(
      """
      lesson lessons class classes session sessions course club training rehearsals practice practices swimming physio \
      therapy counselling yoga pilates tuition workshop workshops
      """),
    being: ["is", "are"], shifts: ["shift", "nightshift", "earlies", "lates"],
    ofLastTime: ["one", "done", "was", "inspected", "serviced", "changed", "cleaned"],
    currencies: ["quid", "pound", "dollar", "euro", "buck"], ofEach: ["per"],
    staying: ["stay", "stays", "staying", "stop", "stops", "stopping"],
    absent: ["away", "off", "closed", "shut"],
    articles: ["a"], halvesOfDay: ["am", "pm"])
}
