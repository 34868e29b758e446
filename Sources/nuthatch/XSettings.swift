import Configuration
import Foundation
import X

/// What an account on X is set up with.
struct XSettings: Hashable {
  /// The app's, by which a pair of tokens is renewed.
  var clientID: String?
  /// Of an app that has one.
  var clientSecret: Secret?
  /// In dollars, by what they are for, in the order of `priceNames`; nil for what they usually are.
  private var prices: [Double?]
  /// The four keys of OAuth 1.0a, by their settings; as many as are given.
  private var keys: [String: Secret]

  private static let keyNames = ["consumer_key", "consumer_secret", "access_token", "access_token_secret"]
  private static let priceNames: [(setting: String, price: any WritableKeyPath<XPrices, Int> & Sendable)] = [
    ("post_read", \.postRead), ("message_read", \.messageRead), ("post", \.post), ("post_with_link", \.postWithLink),
    ("message", \.message),
  ]
  /// Millionths of a dollar in a dollar.
  private static let unit = 1_000_000.0

  init(_ reader: ConfigReader) {
    clientID = reader.string(forKey: "client_id").flatMap { $0.isEmpty ? nil : $0 }
    clientSecret = reader.string(forKey: "client_secret", isSecret: true).map(Secret.init)
    keys = Self.keyNames.reduce(into: [:]) {
      $0[$1] = reader.string(forKey: ConfigKey([$1]), isSecret: true).map(Secret.init)
    }
    prices = Self.priceNames.map { reader.double(forKey: ConfigKey(["prices", $0.setting])) }
  }

  /// The account, and what asking for it costs.
  ///
  /// - Throws: `Problem` that names the setting.
  func account(_ name: String, server: String?) throws -> XAccount {
    var account = XAccount(server: server ?? XAccount.api)
    for ((setting, price), told) in zip(Self.priceNames, prices) {
      guard let told else { continue }
      guard (0...1_000).contains(told) else {
        throw Problem.configuration("`account.\(name).prices.\(setting): \(told)` must be dollars; 0.015 would be one")
      }
      account.prices[keyPath: price] = Int((told * Self.unit).rounded())
    }
    return account
  }

  /// What the account signs its requests by.
  ///
  /// - Throws: `Problem` that names the setting.
  func credentials(_ account: String, tokenFile: String?) throws -> XCredentials {
    if !keys.isEmpty {
      let missing = Self.keyNames.filter { keys[$0]?.value.isEmpty ?? true }
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
      file: tokenFile, setting: "account.\(account).token_file", environment: ProcessInfo.processInfo.environment)
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
