import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Signs an account in by the server's page, which sends the browser back here, or shows a code to be pasted.
struct MastodonSignIn: NetworkLogin {
  let transport: any Transport
  let now: @Sendable () -> Date

  private static let server = Setting(
    "server", .server, example: "https://example.org", "the server's address", isRequired: true)
  private static let outOfBand = Setting(
    "out-of-band", .flag, example: "", "have the server show a code to paste, instead of sending the browser back here")

  var options: [Setting] { [Self.server, Self.outOfBand] }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let server = options.text(Self.server) ?? ""
    do {
      let account = try await signIn(to: server, outOfBand: options.flag(Self.outOfBand), through: port)
      return SignedInAccount(
        handle: account.handle, token: Secret(account.token + "\n"),
        file: "\(URL(string: server)?.host ?? "account").token")
    } catch let failure as NetworkFailure {
      throw LoginFailure(failure, of: server)
    }
  }

  private func signIn(
    to server: String, outOfBand: Bool, through port: any LoginPort
  ) async throws -> MastodonLogin.Grant {
    if !outOfBand, let redirect = await port.redirect(to: nil) {
      let login = MastodonLogin(server: server, redirectURI: redirect.address, transport: transport, now: now)
      // A server that does not allow a redirect to this machine shows the code instead.
      if let application = try? await login.register() {
        let state = UUID().uuidString
        let page = login.authorizationURL(for: application, state: state)
        return try await login.signIn(
          to: application, code: try await port.code(of: page, sentTo: redirect, from: server, state: state))
      }
    }
    let login = MastodonLogin(server: server, transport: transport, now: now)
    let application = try await registered(login, on: server)
    let code = try await port.code(
      of: login.authorizationURL(for: application), asking: "Then paste the code it shows here, and press Enter.",
      from: server, state: nil)
    return try await login.signIn(to: application, code: code)
  }

  /// - Throws: `LoginFailure` if the server does not register programs, since it is another kind of server.
  private func registered(_ login: MastodonLogin, on server: String) async throws -> MastodonLogin.Application {
    do {
      return try await login.register()
    } catch NetworkFailure.permanent(let reason) {
      throw LoginFailure.usage(
        "\(server) does not speak the Mastodon client API (\(reason)); is that the server's address?")
    }
  }
}
