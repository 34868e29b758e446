public import Conversation

/// Handles webhook calls. It answers at once, and does nothing for a call without proof of its origin.
public protocol WebhookTarget: Sendable {
  /// True if the account with that name has a webhook.
  func isCalled(for account: String) -> Bool
  /// Checks a call and answers it.
  func answer(to call: WebhookCall) async -> WebhookAnswer
}
