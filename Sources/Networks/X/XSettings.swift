import Conversation
import Foundation
import NetworkSupport

/// The settings of an account on X.
struct XSettings: Hashable {
  private let server: String?
  private let prices: XPrices
  private let tokenFile: String?
  /// The four keys of OAuth 1.0a that are set, by the names of their settings.
  private let keys: [String: Secret]
  /// The credentials to sign requests with, or the problem with them.
  let credentials: Result<SignIn, SettingProblem>

  /// The credentials to sign requests with. The tokens of a pair are not included, since the account itself changes
  /// them.
  enum SignIn: Hashable {
    case keys(XKeys)
    case pair(clientID: String, clientSecret: Secret?, TokenFile)

    var credentials: XCredentials {
      switch self {
      case .keys(let keys): .keys(keys)
      case .pair(let clientID, let clientSecret, let file):
        .pair(clientID: clientID, clientSecret: clientSecret?.value, file)
      }
    }
  }

  private static let clientIDSetting = Setting(
    "client_id", .text, example: "AAAAAAAAAAAAAAAAAAAAAAAAAA", "the app's OAuth 2.0 client id")
  private static let clientSecretSetting = Setting(
    "client_secret", .text, example: "(in the environment)", "the app's client secret, if it has one", isSecret: true)
  private static let serverSetting = Setting("server", .server, example: "https://example.org", "the server's address")
  private static let keySettings = [
    ("consumer_key", "the app's key"), ("consumer_secret", "the app's secret"),
    ("access_token", "the bot's access token"), ("access_token_secret", "its secret"),
  ].map {
    Setting(
      $0, .text, example: "(in the environment)", "OAuth 1.0a: \($1); all four, instead of `token_file`", isSecret: true
    )
  }
  private static let priceSettings: [(Setting, any WritableKeyPath<XPrices, Int> & Sendable)] = [
    ("post_read", "0.005", "reading a post", \.postRead),
    ("message_read", "0.01", "reading a direct message", \.messageRead), ("post", "0.015", "a post", \.post),
    ("post_with_link", "0.2", "a post with a link", \.postWithLink),
    ("message", "0.015", "a direct message", \.message),
  ].map {
    (
      Setting(
        "prices.\($0.0)", .number(0...1_000), example: $0.1,
        "what \($0.2) costs, in dollars; \($0.1) if it is left out"), $0.3
    )
  }
  /// The millionths in a dollar.
  private static let unit = 1_000_000.0

  static let all =
    [clientIDSetting, clientSecretSetting, serverSetting, .tokenFile, .spendPerDay] + keySettings
    + priceSettings.map(\.0)

  /// - Throws: `SettingProblem`
  init(_ section: AccountSection) throws {
    server = section.values.text(Self.serverSetting)
    tokenFile = section.values.text(.tokenFile)
    var prices = XPrices()
    for (setting, price) in Self.priceSettings {
      if let told = section.values.number(setting) { prices[keyPath: price] = Int((told * Self.unit).rounded()) }
    }
    self.prices = prices
    keys = Self.keySettings.reduce(into: [:]) { $0[$1.key] = section.secret($1) }
    let given = keys
    credentials = Result { try Self.signIn(section, keys: given) }.mapError {
      $0 as? SettingProblem ?? section.problem("can't be signed in: \($0)")
    }
  }

  /// The identity of the account: its token file, or its keys.
  var identity: (any Hashable & Sendable)? { tokenFile ?? (keys.isEmpty ? nil : keys) }

  /// The account, and the prices of its requests.
  var account: XAccount { XAccount(server: server ?? XAccount.api, prices: prices) }

  private static func signIn(_ section: AccountSection, keys: [String: Secret]) throws -> SignIn {
    if !keys.isEmpty {
      let missing = keySettings.map(\.key).filter { keys[$0] == nil }
      guard missing.isEmpty else {
        throw section.problem(
          "lacks \(missing.joined(separator: ", ")): OAuth 1.0a needs all four keys, or none and a `token_file`")
      }
      return .keys(
        XKeys(
          consumerKey: keys["consumer_key"]?.value ?? "", consumerSecret: keys["consumer_secret"]?.value ?? "",
          accessToken: keys["access_token"]?.value ?? "", accessTokenSecret: keys["access_token_secret"]?.value ?? ""))
    }
    guard let file = section.values.text(.tokenFile), let text = try section.secret(inFile: .tokenFile, lines: .max)
    else {
      throw section.problem(
        "has no token; do: nuthatch login \(XNetwork.networkName) --client-id ID, and set"
          + " `account.\(section.name).token_file` to the file it writes")
    }
    if let keys = try? JSONDecoder().decode(XKeys.self, from: Data(text.value.utf8)) { return .keys(keys) }
    guard let clientID = section.values.text(clientIDSetting) else {
      throw section.problem(
        clientIDSetting, "is not set; developer.x.com shows it among the app's keys, under OAuth 2.0")
    }
    return .pair(
      clientID: clientID, clientSecret: section.secret(clientSecretSetting),
      try TokenFile(of: section, path: file, login: XNetwork.login, because: "the tokens change every two hours"))
  }
}
