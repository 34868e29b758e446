/// The English rules for dates, times and repeats. Each rule is a value, in a file of `Rules`.
enum EnglishDates {
  /// All rules, in the order they are tried: the first rule that applies reads the words, and the others are skipped.
  static let rules: [DateRule] = [
    // Repeats, ranges and lengths.
    dayOfWeekday, placed, ordinalOfEach, onceA, pace, timesA, every, pluralDays, dayRange, timeRange, inUnits,
    betweenUnits, unitBefore, weekAndNext, restOf, within, wholePeriod, duration, never,
    // Days.
    namedTime, dayBeforeTime, numericDate, yearFirst, dayMonth, firstThing, nthWeekday, dayOfMonth, weekdaysFromNow,
    unitsFrom, yearOnly, plusUnitsFromNow, dayAfter, dayWord, thisTime, determinedWeekday, weekday, holiday, monthDay,
    month, part, periodEnd, weekOf, unitFrom, weekNumber, period,
    quarter,
    // Times of the day.
    endOfDay, timeInFigures, timeInWords, pastTo, bareHour, hourBeforeDay, markedDay,
    // Continuations of these.
    rangeEnd, severalTimes, hoursOfDays, clause, zone, plusUnits, durationInBrackets, invited,
  ]

  /// Words before the hour of a departure, an arrival or a start.
  static let comings: [StaticString] = [
    "leaves", "departs", "departure", "departing", "arrives", "arrival", "arriving", "ko", "kickoff", "meet",
  ]

  /// Words before an hour in four figures.
  static let ofTimetables: [StaticString] = ["dep", "dept", "arr", "report", "reporting", "etd", "eta", "std", "sta"]

  /// Names of places that begin with a figure, without it.
  static let namesBehindFigures: [StaticString] = ["guys", "eleven"]

  /// Words before a figure with a full stop that is no day.
  static let beforeFigures: [StaticString] = [
    "version", "v", "room", "flat", "rate", "ratio", "section", "chapter", "paid", "was", "is", "were", "got", "costs",
    "cost", "scored", "total", "episode", "psalm", "exercise", "exercises", "question", "questions", "emails",
    "problem",
    "problems", "verse", "verses", "sections", "rooms", "pages",
  ]

  /// Verbs that take an amount.
  static let paying: [StaticString] = ["pay", "paid", "owe", "owes"]

  /// Documents that are called by how often they come.
  static let documents: [StaticString] = [
    "notes", "minutes", "draft", "spreadsheet", "slides", "deck", "template", "form", "folder",
  ]

  /// Documents of which each is due once.
  static let documentsDue: [StaticString] = [
    "report", "reports", "return", "returns", "review", "accounts", "newsletter", "summary", "statement", "figures",
    "forecast", "update",
  ]

  /// Names for what is to be paid.
  static let dues: [StaticString] = [
    "rent", "deposit", "fee", "fees", "balance", "invoice", "bills", "mortgage", "payment", "instalment", "installment",
    "premium", "refund", "budget", "taxes", "dues", "salary", "wages",
  ]

  /// Words before a bill, which tell what it is for.
  static let billed: [StaticString] = [
    "gas", "electric", "electricity", "water", "phone", "mobile", "internet", "broadband", "energy", "heating", "power",
    "tax", "card", "hotel", "vet", "vets", "garage", "council", "the", "my", "our", "pay",
  ]

  /// Words that begin a line about what does not take place.
  static let refusals: [StaticString] = ["no", "not", "skip", "cancel"]

  /// Verbs before one of several occasions: `swap saturdays shift`.
  static let beforeOwners: [StaticString] = [
    "swap", "switch", "trade", "cover", "miss", "plan", "prep", "organise", "organize", "confirm", "rebook",
  ]

  /// Words that make a figure with a full stop an amount.
  static let ofMoney: [StaticString] = [
    "pay", "paid", "owe", "owes", "buy", "bought", "money", "cost", "costs", "fee", "fees", "price", "deposit",
    "refund", "bill", "budget", "fare", "fares", "save", "tip", "change", "quid", "won", "lost", "beat", "sandwich",
    "sandwiches", "croissant", "croissants", "bagel", "bagels", "muffin", "muffins", "bread", "milk", "stamps",
    "petrol",
    "crisps", "snacks", "magazine", "toll",
  ]

  /// Words before a figure with a full stop that numbers an edition or a part: `version 2.10`.
  static let ofEditions: [StaticString] = [
    "version", "v", "release", "build", "firmware", "update", "ios", "android", "macos", "python", "swift", "ubuntu",
    "chapter", "section", "clause", "appendix", "figure", "fig", "verse", "exercise", "episode",
  ]

  /// Words before a length that is none from now: `every 2w`, `takes 3d`.
  static let beforeLengths: [StaticString] = [
    "takes", "take", "took", "lasts", "last", "lasted", "needs", "needed", "spent", "by", "within", "under", "over",
    "size", "age", "aged", "snooze",
  ]

  /// Verbs that begin a line about pictures, which may be `3d`.
  static let ofPictures: [StaticString] = ["watch", "see", "print", "draw", "model", "render"]

  /// Verbs that begin a line about somebody to be met or called at an hour: `call bob 10 to 2`.
  static let ofMeeting: [StaticString] = [
    "call", "ring", "phone", "text", "message", "email", "meet", "collect", "fetch", "see", "zoom", "facetime",
  ]

  /// Words that belong to a figure before them, and not to a day of that number: `3 course meal`, `11 plus exam`.
  static let behindFigures: [StaticString] = [
    "course", "courses", "plus", "nations", "peaks", "holes", "rhythms", "seater", "piece", "bedroom", "aside",
  ]

  /// Words that say what becomes of things that were counted: `5 cakes to bake`.
  static let behindCounted: [StaticString] = ["to", "for", "of", "needed", "wanted", "left"]

  /// Last words of street names that are nothing else behind an hour, however they are written: `at 12 mill lane`.
  static let surelyStreets: [StaticString] = ["street", "avenue", "road", "lane", "terrace", "crescent", "mews"]

  /// Last words of street names.
  static let streets: [StaticString] = [
    "street", "avenue", "road", "ave", "rd", "st", "blvd", "lane", "drive", "terrace", "crescent", "square",
    "close", "mews", "view", "way", "grove", "gardens", "green", "court", "hill", "place", "row", "walk", "parade",
    "rise", "yard", "wharf",
  ]
}
