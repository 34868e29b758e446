import Agenda
import Agent
import Civil
import Console
import Conversation
import Foundation
import HTTP
import Logging
import Mastodon
import SMS
import Store
import X

/// The composition root: what is made of what the configuration names. A new network is one line here.
struct Composition {
  var settings: Settings
  let client: HTTPClient

  init(_ settings: Settings) {
    self.settings = settings
    client = HTTPClient.nuthatch()
  }

  /// The account of the bot that some settings describe.
  ///
  /// - Throws: `Problem` that names the setting.
  func account(_ account: Settings.AccountSettings) throws -> Account {
    let network: any Network
    var keys: XKeys?
    switch account.network {
    case "mastodon":
      network = MastodonNetwork(
        server: account.server ?? "", token: try token(of: account).value, transport: client)
    case "sms":
      let number = try account.telephone.account(
        account.name, server: account.server, token: account.token)
      network = SMSNetwork(account: number, transport: client)
    case "x":
      let credentials = try account.x.credentials(account.name, tokenFile: account.tokenFile)
      if case .keys(let given) = credentials { keys = given }
      network = XNetwork(
        account: account.x.account(server: account.server),
        credentials: credentials, transport: client)
    default:
      throw Problem.configuration(
        "`account.\(account.name).network: \(account.network)` is no network I know; mastodon, sms and x are")
    }
    return Account(
      name: account.name, network: network, polling: account.polling, access: account.access,
      isCalled: account.webhook != nil, perDay: account.perDay,
      settings: Known(settings: account, keys: keys))
  }

  /// All that an account depends on. A pair of tokens is no part of it: the account changes that itself.
  private struct Known: Hashable {
    var settings: Settings.AccountSettings
    /// Those of OAuth 1.0a, wherever they were given.
    var keys: XKeys?
  }

  private func token(of account: Settings.AccountSettings) throws -> Secret {
    guard let token = account.token else {
      throw Problem.configuration(
        "`account.\(account.name)` has no token; do: nuthatch login mastodon --server \(account.server ?? "URL"), "
          + "and set `account.\(account.name).token_file` to the file it writes")
    }
    return token
  }

  var newcomers: NewcomerDefaults {
    NewcomerDefaults(
      zone: settings.zone, conventions: Conventions(zone: settings.zone), about: settings.about,
      site: settings.web?.publicURL)
  }
}

/// Whether a text is the address of a server: scheme and host.
func isServerAddress(_ text: String) -> Bool {
  guard let url = URL(string: text) else { return false }
  return (url.scheme == "https" || url.scheme == "http") && !(url.host ?? "").isEmpty
}

extension HTTPClient {
  /// The client all networks share; proxies and certificates are the environment's.
  static func nuthatch() -> HTTPClient {
    HTTPClient(userAgent: "Nuthatch/\(Version.current)", environment: ProcessInfo.processInfo.environment)
  }
}

/// Opens the ledger.
///
/// - Parameter migrates: whether it may be made, and brought up to date; tools leave that to the daemon.
/// - Throws: `Problem` with the cause and the way out.
func openLedger(at path: String, migrates: Bool = false) throws -> SQLiteLedger {
  do {
    return try SQLiteLedger(path: path, migrates: migrates)
  } catch let error as StoreError {
    throw Problem.unavailable(error.description)
  }
}

/// Keeps a copy of a database that an earlier version has made, so that its upgrade can be undone. Whoever opens it then
/// holds the daemon's lock.
///
/// - Returns: the copy's file; nil where the database is new or up to date.
/// - Throws: `Problem`
func keptBeforeUpgrade(of path: String, in folder: BackupFolder? = nil) throws -> String? {
  do {
    return try SQLiteLedger.keepBeforeUpgrade(of: path, in: folder, at: Date())
  } catch let error as StoreError {
    throw Problem.unavailable("the database is from an earlier version and can't be kept as it is: \(error)")
  }
}
