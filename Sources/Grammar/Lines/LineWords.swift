/// The words at which a message is split into lines and things: labels, closes, and continuations.
struct LineWords: Sendable {
  /// The labels of an event's or a todo's parts in pasted texts, without `and`.
  var labels: [String: Label] = [:]
  /// Labels of the sender of a mail.
  var sendersOfMail: Set<String> = []
  /// Labels in the header of a mail that tell nothing about an event.
  var headersOfMail: Set<String> = []
  /// The `and` within a label: `Date and time`.
  var andWord = ""
  /// `Due date:`, `Start time:`
  var secondWordsOfLabels = WordSet("")
  /// Words that close a letter.
  var closes = WordSet("")
  /// Words of thanks that close a letter if a name follows.
  var closingThanks = WordSet("")
  /// Words that begin a line of thanks for the lines above it.
  var thanking = WordSet("")
  /// Words before these closing words.
  var besideCloses = WordSet("")
  /// The names of other assistants.
  var assistants = WordSet("")
  /// Words that begin a request to an assistant.
  var saidToAssistants = WordSet("")
  /// Words behind a comma that continue the text before it.
  var continuations = WordSet("")
  /// The continuations that begin a sentence of its own behind a full stop.
  var sentenceBeginnings = WordSet("")
  /// Words before a full stop that end no sentence.
  var abbreviations = WordSet("")
  /// Words that join two spans of one line.
  var additions = WordSet("")
  /// Verbs for the start or the end of the thing spoken of before.
  var beginnings = WordSet("")
  /// The mark of an hour in the second half of the day.
  var afternoonMark = ""
  /// The characters in the moment of a forwarded message, apart from digits.
  var charactersOfMoments = ""
  /// Errands that only tell when to be where a thing of the line takes place.
  var arriving: [StaticString] = []
  /// Words before the hour at which the thing before them begins: `match sat, ko 10.30`.
  var hourMarks: [StaticString] = []
  /// Words that join two things with a day each.
  var joining: [StaticString] = []
  /// Words that say that something is on the day told before it.
  var sameDay: [StaticString] = []
  /// Words for the last day on which a thing may be done, what may link them to the day, and what a deadline begins with.
  var deadlines: [StaticString] = []
  var deadlineLinks: [StaticString] = []
  var deadlineMark = ""
  /// Words, one of which is among those for the last day.
  var deadlineKeys = KeyWords("")
  /// Words between two hours of one thing.
  var joiningHours: [StaticString] = []
  /// Verbs, besides those of errands, for what is done before or after a thing.
  var besideThings = WordSet("")
  /// Words for what takes place at an hour: `dentist`, `clients`.
  var heldAtHours = WordSet("")
  /// Words before what comes next.
  var following: [StaticString] = []
  /// Words that call somebody, before their name.
  var calls: [StaticString] = []
  /// Text-message commands of social networks, before the recipient's name.
  var texting: [StaticString] = []
  /// Headers that name no list.
  var noLists: [StaticString] = []
  /// Words before a colon that describe the line and name no list.
  var notHeaders = WordSet("")
  /// Words at the end of a header behind which its verb goes on: `split the essay into`.
  var parting = WordSet("")
  /// Spellings of a header that only announces, in addition to the phrases.
  var plainHeaders = WordSet("")
  /// Words that can only be a day.
  var days = WordSet("")
  /// Words that begin a line about a seat or a ticket.
  var onTickets = WordSet("")
  /// Headers of people and the days they were born on.
  var birthdays = WordSet("")
  /// The ending that makes the name of a birthday of somebody's name.
  var birthdayOf = ""
  /// Verbs for what is done before a birthday.
  var preparing = WordSet("")
  /// Words of a birthday.
  var birthdayKeys = KeyWords("")
  /// Words at the end of something to do for the day just named, and the words before that day.
  var beforeThen: [(said: String, lead: String)] = []
  /// Words at the end of several things with a weekday each, which repeat.
  var weekly: [StaticString] = []
  /// The words between such a thing and its weekday.
  var everyDay = ""
  /// The end of a sentence, as it is dictated.
  var dictatedStops: [StaticString] = []
  /// Words before the start and the end of one thing in a line.
  var strayTimes = StrayTimeWords()
}
