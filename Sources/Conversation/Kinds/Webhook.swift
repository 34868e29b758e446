/// A webhook, which a network calls when a message was written to an account. A call makes the bot poll the account at
/// once; nothing else that it says is believed.
public struct Webhook: Sendable {
  /// The steps that the operator has to take for it, including the address.
  public let advice: String
  private let respond: @Sendable (WebhookCall) -> WebhookAnswer

  /// A webhook with its way of answering a call.
  public init(advice: String, respond: @escaping @Sendable (WebhookCall) -> WebhookAnswer) {
    self.advice = advice
    self.respond = respond
  }

  /// Answers a call: tells a call from the network from any other. It answers at once.
  public func answer(to call: WebhookCall) -> WebhookAnswer { respond(call) }
}
