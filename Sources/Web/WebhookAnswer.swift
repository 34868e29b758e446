/// What a network's call is answered with.
public enum WebhookAnswer: Sendable, Equatable {
  /// It is not the network that calls.
  case refused
  /// It was heard; `type` is the body's media type.
  case heard(type: String, body: String)
}
