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
