/// A network's HTTP request to the bot, saying that an account has a new message.
public struct WebhookCall: Sendable {
  /// The account's name, from the request's path.
  public var account: String
  /// The header fields by their names in lower case; the first value of each.
  public var headers: [String: String]
  /// The request's query, decoded; the first value of each name.
  public var query: [String: String]
  /// The request's body, as received: signatures are computed over these bytes. A GET, with which some networks check
  /// that somebody listens, has none.
  public var body: [UInt8]

  /// A call for an account, with header names in lower case.
  public init(account: String, headers: [String: String], query: [String: String] = [:], body: [UInt8]) {
    self.account = account
    self.headers = headers
    self.query = query
    self.body = body
  }
}
