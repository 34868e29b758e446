import Agenda

/// The state of the conversation that a message continues.
struct ConversationContext {
  var state: ConversationState
  /// The stored text that the state was read from; nil if nothing is stored.
  var stored: ConversationRepository.Stored?
  /// The question that the message can answer.
  var question: OpenQuestion?
  /// The bot's message that it acts on; nil if it acts on none.
  var spoken: ConversationState.SpokenAnswer?
  /// True if the message itself names that one.
  var isExplicit: Bool
  /// True if the message comes from a button below the message that it replies to.
  var isPressed = false
  /// The inbox entry that the message replaces; nil if it is no new version of one.
  var replaced: Int64?
  /// True if more was said since the message that it replaces: lists and subjects since then are not meant.
  var isBehind = false
  /// The request that the message confirms, if the message is that request's code.
  var proven: String?

  /// The request that the question is about, if nothing was spoken of since it was asked.
  var requestAsked: ItemRequest.ID? {
    guard let question else { return nil }
    guard let spoken else { return question.request }
    let isLast = question.answering == nil && !question.isBehindChange && spoken.at <= question.asked
    return !isExplicit && isLast ? question.request : nil
  }

  /// True if the last thing said asked which one is meant.
  var asksWhich: Bool {
    guard let question, let asked = question.answering, question.takesNumber else { return false }
    guard let last = state.spoken.last else { return true }
    return last.answering.map { $0 < asked } ?? false
  }

  /// True if nothing was said since the question was asked.
  var isJustAsked: Bool {
    guard let asked = question?.answering, let last = state.spoken.last?.answering else { return true }
    return last <= asked
  }
}
