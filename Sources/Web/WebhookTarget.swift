/// Who listens to networks' calls. It answers at once, and does nothing that a call says without its proof.
public protocol WebhookTarget: Sendable {
  /// Whether there is anything to be called for an account of that name.
  func isCalled(for account: String) -> Bool
  func answer(to call: WebhookCall) async -> WebhookAnswer
}
