import Commands
import Grammar

/// Where the conversation stands that a message goes on with.
struct ConversationContext {
  var state: ConversationState
  /// The state with the question that the message can answer.
  var open: ConversationState
  /// The bot's message that it acts on, if it does on one.
  var spoken: ConversationState.Spoken?
  /// Whether the message itself names that one.
  var isExplicit: Bool
  /// What the message proves that its author meant, where it is the code for that.
  var proven: String?
}
