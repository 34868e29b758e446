/// Small words that the reader of lines, items and selections looks at, each beside the type that does.

extension LineSplitter {
  /// Words before a colon that say what the line is, not where it goes.
  static let notHeaders = WordSet("note")
  /// Hyphened spellings of a header that only announces.
  static let plainHeaders = WordSet("to-do to-dos")
  /// Words that can be nothing but a day.
  static let days = WordSet(
    "today tomorrow tonight tmr tmrw mon tue tues thu thur thurs fri monday tuesday wednesday thursday friday saturday sunday"
  )
}

extension English {
  /// What people call other assistants.
  static let assistants = WordSet("alexa siri cortana google bixby")
  /// What an assistant is asked first of all.
  static let saidToAssistants = WordSet("add put set remind wake cancel delete remove show create make what whats tell")
  static let additions = WordSet("and & + n")
  /// What begins or ends, of what was spoken of before.
  static let beginnings = WordSet("starts ends begins opens closes reopens resumes finishes expires")
  /// Words behind a comma that go on with what was said before it.
  static let continuations = WordSet(
    """
    or not but actually sorry wait rather if then maybe perhaps instead remind alert nag until till from by before after since starting start on \
    at in for which that who where when while because so as except again also every each repeat repeats due deadline \
    say arr arrive arrives arriving return returns returning back moved now is was it its it's he \
    she they we i this next with without same both either and no check-out checkout
    """)
}

extension StrayTimes {
  private static let wordsOfDeparting = "dep depart departs departing departure leave leaves leaving"
  static let departing = WordSet(wordsOfDeparting)
  static let arriving = WordSet("arr arrive arrives arriving arrival")
  static let doors = WordSet("doors")
  /// Words of which one stands before the first of two times that are to be one range, unless an arrow joins them.
  static let beginnings = KeyWords(wordsOfDeparting + " doors")
  static let show = WordSet("show music onstage stage gig curtain film kickoff starts start")
  static let between = WordSet("at open opens from by time is")
}

extension CommandMark {
  /// What is no list, and yet shown as one.
  static let wholeLists = WordSet("all everything inbox")
  /// What things are added to that is no list.
  static let noLists = WordSet(
    "taste it them that this me him her us you work-out tea coffee soup sauce dough mix water dinner lunch calendar list"
  )
  /// Words that no list's name begins with.
  static let determiners = WordSet("the a an my your our his her their this that these those some")
  /// Lists that need not exist yet to be meant.
  static let everydayLists = WordSet("grocery groceries shopping errands chores")
}

extension ItemPrefix {
  static let links = WordSet("to about that")
  /// Words that `about` goes with, and does not end.
  static let approximated = WordSet("in at for until by")
  static let polite = WordSet("please pls plz thanks thx lol haha hahaha lmao xx xxx")
  static let gratitude = WordSet("thanks thx")
}

extension PhraseCut {
  static let meals = WordSet("breakfast brunch lunch dinner supper")
  static let prepositions = WordSet(
    "at for after before by around during until till from over since about near")
}

extension MarkReader {
  /// Prepositions that go with what a sigil takes out.
  static let toLists = WordSet("to on onto in into")
  static let atPlaces = WordSet("at in from to near")
  static let withPeople = WordSet("with")
  static let beforeDates = WordSet("by due on at from until before starting start")
  static let beforeEstimates = WordSet("for takes")
}

extension English {
  /// Verbs before how long something takes.
  static let tellingLengths = WordSet("takes take taking needs need lasts lasting")
}

extension SmartAdd {
  static let and = WordSet("and & n +")
  static let ties = WordSet("or and & / n")
}

extension TemporalParser {
  /// Words that phrases begin with and that have no meaning of their own.
  static let spelt = WordSet("close some um very")
  /// All words that date rules read and that have no meaning of their own.
  static let spelledOut =
    ("""
  again then um some holiday holidays bank t h uhr remind wake fools eve merry happy s z standard daylight local end \
  tax fiscal financial st close play thing very right o oh per clock onwards onward x but term public school national \
  summer vacation latest finish dot so advance a p m d day lunchtime dinnertime second
  """.split(separator: " ").map(String.init) + Holiday.all.flatMap(\.spellings))
  .flatMap { [$0, $0 + "s"] }
  static let numbered = WordSet(
    """
    bus room platform gate track bed page channel route unit version no number level part vol week day phase lab hw quiz \
    homework problem exercise ex test exam paper group team form key stage plan top size run do read shift ward module \
    lesson section block set list item line flat house lot box pack zone area \
    inv invoice ref reference order ticket case policy account reviewer question appendix chapter volume
    """)
}

extension ReferenceReader {
  /// Words for the item spoken of last.
  static let pronouns = WordSet("it that this")
}

extension LineReader {
  static let so = WordKey("so")
  static let not = WordKey("not")
  static let and = WordKey("and")
  static let to = WordKey("to")
  static let make = WordKey("make")
  static let same = WordKey("same")
  static let add = WordKey("add")
  static let every = WordKey("every")
  static let assign = WordKey("assign")
}

extension LineReader {
  static let there = WordKey("there")
  static let but = WordKey("but")
}

extension LineReader {
  /// Words behind what goes where the last thing went: `sugar too`.
  static let besides = WordSet("too also")
  /// Words before what is added to something.
  static let adding = WordSet("and also plus")
  static let off = WordKey("off")
  static let change = WordKey("change")
  static let no = WordKey("no")
  static let it = WordKey("it")
  static let on = WordKey("on")
  static let at = WordKey("at")
}
