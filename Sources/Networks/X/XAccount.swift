/// One of the bot's accounts on X, and the prices of its requests.
public struct XAccount: Sendable {
  /// The API's address, without a trailing slash.
  public var server: String
  /// The prices of reading and writing.
  public var prices: XPrices

  /// The API's own address.
  public static let api = "https://api.x.com"

  /// An account with X's own address and prices unless others are given.
  public init(server: String = XAccount.api, prices: XPrices = XPrices()) {
    var server = server
    while server.hasSuffix("/") { server.removeLast() }
    self.server = server
    self.prices = prices
  }
}
