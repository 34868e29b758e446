/// An account on X that the bot is, and what asking for it costs.
public struct XAccount: Sendable {
  /// The API's address, without a slash at its end.
  public var server: String
  public var prices: XPrices

  /// The API's own address.
  public static let api = "https://api.x.com"

  public init(server: String = XAccount.api, prices: XPrices = XPrices()) {
    var server = server
    while server.hasSuffix("/") { server.removeLast() }
    self.server = server
    self.prices = prices
  }
}
