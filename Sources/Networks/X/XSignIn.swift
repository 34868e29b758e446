import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Signs an account in through a page of the network, which redirects the browser to a callback address of the app.
struct XSignIn: NetworkLogin {
  let transport: any Transport
  let now: @Sendable () -> Date

  private static let clientID = Setting(
    "client-id", .text, example: "AAAAAAAAAAAAAAAAAAAAAAAAAA", "the app's OAuth 2.0 client id")
  private static let clientSecretFile = Setting(
    "client-secret-file", .text, example: "x.secret", "the file with the client secret, if the app has one")
  private static let callback = Setting(
    "callback", .text, example: "http://127.0.0.1:8779/", "the callback address that the app names, on this machine")
  private static let server = Setting(
    "server", .server, example: XAccount.api, "the API's address, where it is not the network's own")
  private static let outOfBand = Setting(
    "out-of-band", .flag, example: "", "paste the address that the browser is sent to, instead of waiting for it here")

  var options: [Setting] { [Self.clientID, Self.clientSecretFile, Self.callback, Self.server, Self.outOfBand] }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let callback = options.text(Self.callback) ?? Self.callback.example
    guard let clientID = options.text(Self.clientID) else {
      throw LoginFailure.usage(
        "--client-id is missing: developer.x.com shows it among the app's keys, under OAuth 2.0; and there, under"
          + " User authentication settings, name \(callback) as the callback address")
    }
    guard let address = URL(string: callback), address.scheme == "http" || address.scheme == "https" else {
      throw LoginFailure.usage("--callback \(callback) is not an address such as \(Self.callback.example)")
    }
    let server = options.text(Self.server) ?? XAccount.api
    let secret = try options.text(Self.clientSecretFile).map { try Secret(file: $0, setting: "--client-secret-file") }
    let login = XLogin(
      server: server, clientID: clientID, clientSecret: secret?.value, redirectURI: callback, transport: transport,
      now: now)
    let state = UUID().uuidString
    let page = login.authorizationURL(state: state)
    let code =
      if !options.flag(Self.outOfBand), let redirect = await port.redirect(to: callback) {
        try await port.code(of: page, sentTo: redirect, from: server, state: state)
      } else {
        try await port.code(
          of: page,
          asking: "Your browser will then be sent to a page that it can't show: paste that page's address here, and"
            + " press Enter.",
          from: server, state: state)
      }
    do {
      let account = try await login.signIn(code: code)
      return SignedInAccount(
        handle: account.handle, token: try TokenFile.text(of: account.tokens), file: "x.token",
        note: "The daemon renews the tokens in that file, so the file and its folder must be the daemon's to write.")
    } catch let failure as NetworkFailure {
      throw LoginFailure(failure, of: server)
    }
  }
}
