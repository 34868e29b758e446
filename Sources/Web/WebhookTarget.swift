/// A network's call to the bot that something has been written to an account.
public struct WebhookCall: Sendable {
  /// The account's name in the address.
  public var account: String
  /// By names in lower case.
  public var headers: [String: String]
  public var body: [UInt8]

  public init(account: String, headers: [String: String], body: [UInt8]) {
    self.account = account
    self.headers = headers
    self.body = body
  }
}

/// What a network's call is answered with.
public enum WebhookAnswer: Sendable, Equatable {
  /// It is not the network that calls.
  case refused
  /// It was heard; `type` is the body's media type.
  case heard(type: String, body: String)
}

/// Who listens to networks' calls. It answers at once, and does nothing that a call says without its proof.
public protocol WebhookTarget: Sendable {
  /// Whether there is anything to be called for an account of that name.
  func isCalled(for account: String) -> Bool
  func answer(to call: WebhookCall) async -> WebhookAnswer
}
