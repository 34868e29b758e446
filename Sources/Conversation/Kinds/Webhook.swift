/// A webhook, which a network calls when somebody has written to an account. A call makes the bot poll the account at
/// once. The bot believes nothing else in it.
public struct Webhook: Sendable {
  /// The steps that the operator must take for it, including the address.
  public let advice: String
  private let respond: @Sendable (WebhookCall) -> WebhookAnswer

  /// A webhook with its way of answering a call.
  public init(advice: String, respond: @escaping @Sendable (WebhookCall) -> WebhookAnswer) {
    self.advice = advice
    self.respond = respond
  }

  /// Answers a call at once. It distinguishes the network's calls from all others.
  public func answer(to call: WebhookCall) -> WebhookAnswer { respond(call) }
}
