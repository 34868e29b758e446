/// The words by which a line asks for a reminder or for nagging besides its item.
struct RequestWords: Sendable {
  /// Words, one of which occurs in each request besides the item.
  var asking = AskingWords()
  /// The words that ask for a reminder.
  var remindMe = ""
  /// Words before the subject of a reminder.
  var namingReminded = WordSet("")
  /// Words before another reminder of the same: `and again the day before`.
  var onceMore: [String] = []
  /// Courtesies before a request.
  var politeLeads: [String] = []
  /// Words that join a request to the text before it.
  var joints: [String] = []
  /// Requests to nag about the text that follows.
  var naggingLeads: [String] = []
  /// Requests at the end of a line to nag about it.
  var naggingEnds: [String] = []
  /// `until it is done`: the end of the nagging.
  var untils: Set<String> = []
  /// Words behind these that mean nothing.
  var besidesDoing: Set<String> = []
  /// Verbs there that say that something was done.
  var doing: Set<String> = []
  /// Words before the first time of an interval.
  var startings: Set<String> = []
}
