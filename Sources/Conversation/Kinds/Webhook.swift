/// Where a network calls when something was written to an account. A call has the account polled at once; it is believed
/// nothing else.
public struct Webhook: Sendable {
  /// What the operator has to do for it, the address included.
  public let advice: String
  private let respond: @Sendable (WebhookCall) -> WebhookAnswer

  /// A webhook, and how it answers a call.
  public init(advice: String, respond: @escaping @Sendable (WebhookCall) -> WebhookAnswer) {
    self.advice = advice
    self.respond = respond
  }

  /// Tells a call of the network's from any other. It answers at once.
  public func answer(to call: WebhookCall) -> WebhookAnswer { respond(call) }
}
