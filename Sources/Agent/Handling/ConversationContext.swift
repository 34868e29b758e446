/// Where the conversation stands that a message goes on with.
struct ConversationContext {
  var state: ConversationState
  /// What the state was read from; nil where nothing is stored.
  var stored: ConversationRepository.Stored?
  /// The question that the message can answer.
  var question: OpenQuestion?
  /// The bot's message that it acts on, if it does on one.
  var spoken: ConversationState.Spoken?
  /// Whether the message itself names that one.
  var isExplicit: Bool
  /// Whether the message is what a button says below the one that it replies to.
  var isPressed = false
  /// The inbox entry whose place the message takes, where it is a new version of one.
  var replaced: Int64?
  /// Whether more was said since the message whose place it takes: what was shown and spoken of since is not meant.
  var isBehind = false
  /// What the message proves that its author meant, where it is the code for that.
  var proven: String?

  /// Whether the last thing said asked which one is meant.
  var asksWhich: Bool {
    guard let question, let asked = question.answering, question.takesNumber else { return false }
    guard let last = state.spoken.last else { return true }
    return last.answering.map { $0 < asked } ?? false
  }
}
