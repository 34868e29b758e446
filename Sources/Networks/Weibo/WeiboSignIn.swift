import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Signs an account in through a Weibo page, or with a pasted token (open.weibo.com/wiki/Oauth2/authorize). An ordinary
/// app's token ends after a week, and nothing renews it.
struct WeiboSignIn: NetworkLogin {
  let transport: any Transport
  let now: @Sendable () -> Date

  private static let app = Setting(
    "app-key", .text, example: "1234567890", "the app's key; without it a token is pasted")
  private static let secretFile = Setting(
    "app-secret-file", .text, example: "weibo.secret", "the file with the app's secret, beside --app-key")
  private static let callback = Setting(
    "callback", .text, example: "https://api.weibo.com/oauth2/default.html", "the callback address that the app names")
  private static let server = WeiboKind.server

  var options: [Setting] { [Self.app, Self.secretFile, Self.callback, Self.server] }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let server = options.text(Self.server) ?? WeiboAccount.api
    var account = WeiboAccount(server: server, token: "", address: "")
    do {
      account.token = try await token(by: port, options, account)
      let connection = try await WeiboNetwork(account: account, transport: transport, now: now).connect()
      for note in connection.notes where note.hasPrefix("token") { await port.tell(note) }
      return SignedInAccount(
        handle: connection.handle, token: Secret(account.token + "\n"), file: "\(WeiboNetwork.networkName).token")
    } catch let failure as NetworkFailure {
      throw LoginFailure(
        failure, of: server, asking: "is what you gave complete and of this app, and was it not used before?")
    }
  }

  private func token(
    by port: any LoginPort, _ options: SettingValues, _ account: WeiboAccount
  ) async throws -> String {
    guard let app = options.text(Self.app) else {
      let line = await port.askSecret(
        "At open.weibo.com choose your app, get an access token of the bot's account, paste it here, and press Enter.")
      guard let token = line?.trimmingCharacters(in: .whitespacesAndNewlines), !token.isEmpty else {
        throw LoginFailure.usage("you entered nothing, so nothing is saved")
      }
      return token
    }
    guard let file = options.text(Self.secretFile) else {
      throw LoginFailure.usage("--app-secret-file is missing: open.weibo.com shows the app's secret beside its key")
    }
    let secret = try Secret(file: file, setting: "--app-secret-file")
    let callback = options.text(Self.callback) ?? Self.callback.example
    let state = UUID().uuidString
    let page =
      "\(account.server)/oauth2/authorize?"
      + FormBody.encoded([
        ("client_id", app), ("redirect_uri", callback), ("response_type", "code"), ("state", state),
      ])
    let code = try await port.code(
      of: page, asking: "Sign in as the bot's account there. Then paste the address of the page that you come to.",
      from: account.server, state: state)
    do {
      return try await WeiboAPI(account: account, transport: transport)
        .grant(app: app, secret: secret.value, code: code, redirectedTo: callback).token
    } catch {
      throw WeiboFailure.sorted(error)
    }
  }
}
