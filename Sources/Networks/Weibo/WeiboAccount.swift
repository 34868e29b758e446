/// An account on Sina Weibo, and the app through which the bot uses it.
public struct WeiboAccount: Hashable, Sendable {
  /// The address of the API, without a slash at its end.
  public var server: String
  /// The account's access token.
  public var token: String
  /// The public IP address of the bot's machine. Weibo asks for the address of the person who comments (`rip`).
  public var address: String
  /// The calls that the app may make for the account in a day (open.weibo.com/wiki/Rate-limiting).
  public var callsPerDay: Int

  /// The API's own address.
  public static let api = "https://api.weibo.com"

  /// An account at the API's own address, unless given otherwise.
  public init(server: String = WeiboAccount.api, token: String, address: String, callsPerDay: Int = 100) {
    self.server = String(server.reversed().drop { $0 == "/" }.reversed())
    self.token = token
    self.address = address
    self.callsPerDay = callsPerDay
  }
}
