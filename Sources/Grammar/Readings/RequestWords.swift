/// The words by which a line asks for a reminder or for nagging besides what it says.
struct RequestWords: Sendable {
  /// Words without which a line asks for nothing besides the item it describes.
  var asking = AskingWords()
  /// What asks for a reminder.
  var remindMe = ""
  /// Words behind which it is said what one is to be reminded of.
  var namingReminded = WordSet("")
  /// What is polite before a request.
  var politeLeads: [String] = []
  /// What joins a request to what stands before it.
  var joints: [String] = []
  /// What asks to be nagged about what follows.
  var naggingLeads: [String] = []
  /// What asks at the end of a line to be nagged about it.
  var naggingEnds: [String] = []
  /// `until it is done`: when the nagging ends.
  var untils: Set<String> = []
  /// Words behind these that say nothing.
  var besidesDoing: Set<String> = []
  /// Verbs that say there that something was done.
  var doing: Set<String> = []
  /// What the first time of an interval stands behind.
  var startings: Set<String> = []
}
