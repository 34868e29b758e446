import Foundation
import X

/// What an account on X is set up with.
struct XSettings: Hashable {
  /// The app's, by which a pair of tokens is renewed.
  var clientID: String?
  /// Of an app that has one.
  var clientSecret: Secret?
  /// What it costs to ask, where it is not what it usually is.
  private var prices: XPrices
  /// The four keys of OAuth 1.0a, by their settings; as many as are given.
  private var keys: [String: Secret]

  /// In the order of `XKey.prices`.
  private static let prices: [any WritableKeyPath<XPrices, Int> & Sendable] = [
    \.postRead, \.messageRead, \.post, \.postWithLink, \.message,
  ]
  /// Millionths of a dollar in a dollar.
  private static let unit = 1_000_000.0

  init(_ values: SettingValues) {
    clientID = values.text(XKey.clientID)
    clientSecret = values.text(XKey.clientSecret).map(Secret.init)
    keys = XKey.keys.reduce(into: [:]) { $0[$1.key] = values.text($1).map(Secret.init) }
    prices = XAccount(server: XAccount.api).prices
    for (setting, price) in zip(XKey.prices, Self.prices) {
      if let told = values.number(setting) { prices[keyPath: price] = Int((told * Self.unit).rounded()) }
    }
  }

  /// Whether both have the same keys of OAuth 1.0a.
  func isSame(as other: XSettings) -> Bool { !keys.isEmpty && keys == other.keys }

  /// The account, and what asking for it costs.
  func account(server: String?) -> XAccount {
    var account = XAccount(server: server ?? XAccount.api)
    account.prices = prices
    return account
  }

  /// What the account signs its requests by.
  ///
  /// - Throws: `Problem` that names the setting.
  func credentials(_ account: String, tokenFile: String?) throws -> XCredentials {
    if !keys.isEmpty {
      let missing = XKey.keys.map(\.key).filter { keys[$0] == nil }
      guard missing.isEmpty else {
        throw Problem.configuration(
          "`account.\(account)` lacks \(missing.joined(separator: ", ")): OAuth 1.0a needs all four keys, or none and a `token_file`"
        )
      }
      return .keys(
        XKeys(
          consumerKey: keys["consumer_key"]?.value ?? "", consumerSecret: keys["consumer_secret"]?.value ?? "",
          accessToken: keys["access_token"]?.value ?? "", accessTokenSecret: keys["access_token_secret"]?.value ?? ""))
    }
    guard let tokenFile else {
      throw Problem.configuration(
        "`account.\(account)` has no token; do: nuthatch login x --client-id ID, and set"
          + " `account.\(account).token_file` to the file it writes")
    }
    let text = try Secret(
      file: tokenFile, setting: "account.\(account).token_file", environment: ProcessInfo.processInfo.environment,
      lines: .max)
    if let keys = try? JSONDecoder().decode(XKeys.self, from: Data(text.value.utf8)) { return .keys(keys) }
    guard let clientID else {
      throw Problem.configuration(
        "`account.\(account).client_id` is not set; developer.x.com shows it among the app's keys, under OAuth 2.0")
    }
    let folder = URL(fileURLWithPath: tokenFile).deletingLastPathComponent().path
    guard FileManager.default.isReadableFile(atPath: tokenFile), FileManager.default.isWritableFile(atPath: folder)
    else {
      throw Problem.configuration(
        "`account.\(account).token_file: \(tokenFile)` must be in a folder that the daemon's user can write: the tokens"
          + " change every two hours; /var/lib/nuthatch/x.token would do")
    }
    return .pair(clientID: clientID, clientSecret: clientSecret?.value, XTokenFile(path: tokenFile))
  }
}
