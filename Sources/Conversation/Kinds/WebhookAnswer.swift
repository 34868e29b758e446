/// The response to a webhook call.
public enum WebhookAnswer: Sendable, Equatable {
  /// The call does not prove that it comes from the network: 403.
  case refused
  /// The call was accepted: 200 with a body; `type` is its media type.
  case heard(type: String, body: String)
}
