import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Signs an account in with an app password, at the server to which its handle leads.
struct BlueskySignIn: NetworkLogin {
  let transport: any Transport
  let now: @Sendable () -> Date

  private static let handle = Setting(
    "handle", .text, example: "nuthatch.bsky.social", "the account's handle; it is asked for if it is left out")
  private static let server = Setting(
    "server", .server, example: BlueskyAccount.entryway,
    "the server to sign in at; the one that the handle leads to if it is left out")

  var options: [Setting] { [Self.handle, Self.server, BlueskyKind.directory] }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let directory = options.text(BlueskyKind.directory)
    let entryway = BlueskyAccount(server: options.text(Self.server), directory: directory)
    let given: String
    if let handle = options.text(Self.handle) {
      given = handle
    } else {
      given = try await answer("The bot's handle, such as nuthatch.bsky.social:", port, isSecret: false)
    }
    let handle = given.lowercased().trimmingPrefix("@")
    var account = entryway
    do {
      if options.text(Self.server) == nil { account = try await home(of: String(handle), from: entryway) }
      let password = try await answer(
        "In the bot's settings at bsky.app, under Privacy and security, App passwords, make one with \"Allow access to your"
          + " direct messages\" ticked. Paste it here, and press Enter.",
        port, isSecret: true)
      let session = try await self.session(of: String(handle), password, at: account)
      guard let tokens = session.tokens else {
        throw LoginFailure.refused("\(account.server) gave no tokens; is it the account's server?")
      }
      let network = BlueskyNetwork(account: account, tokens: FixedTokens(tokens), transport: transport, now: now)
      let connection = try await network.connect()
      return SignedInAccount(
        handle: connection.handle, token: try TokenFile.text(of: tokens), file: "\(BlueskyNetwork.networkName).token",
        note: Self.note(account))
    } catch let failure as NetworkFailure {
      throw LoginFailure(failure, of: account.server, asking: "are the handle and the app password right?")
    }
  }

  /// A note for the operator about the file and the account's server.
  private static func note(_ account: BlueskyAccount) -> String {
    let file = "The daemon renews the session in that file, so the file and its folder must be the daemon's to write."
    return account.server == BlueskyAccount.entryway
      ? file : file + " Set the account's `server` to \(account.server): it signs in there."
  }

  /// The server to which a handle leads. Accounts on Bluesky's own hosts sign in at one address.
  private func home(of handle: String, from entryway: BlueskyAccount) async throws -> BlueskyAccount {
    // A DID or an e-mail address is not a handle; the configured server knows it.
    guard !handle.contains(":"), !handle.contains("@") else { return entryway }
    let lookup = BlueskyDirectory(account: entryway, transport: transport)
    let host = try await lookup.host(of: lookup.did(of: handle))
    guard URLComponents(string: host)?.host?.hasSuffix(".bsky.network") != true else { return entryway }
    return BlueskyAccount(server: host, directory: entryway.directory)
  }

  private func session(
    of handle: String, _ password: String, at account: BlueskyAccount
  ) async throws -> BlueskySession {
    do {
      return try await BlueskyTokenEndpoint(server: account.server, transport: transport, now: now)
        .signIn(handle, password: password)
    } catch NetworkFailure.permanent(let reason) where reason.contains("AuthFactorTokenRequired") {
      throw LoginFailure.refused("that is the account's own password; make an app password, and paste that one")
    } catch NetworkFailure.permanent(let reason) where reason.hasSuffix(" 404") {
      throw LoginFailure.usage(
        "\(account.server) does not speak the AT Protocol (\(reason)); leave --server out, unless the account is on a"
          + " server of its own")
    } catch NetworkFailure.permanent(let reason) {
      throw LoginFailure.refused(
        "\(account.server) did not sign the bot in (\(reason)); are the handle and the app password right?")
    }
  }

  private func answer(_ question: String, _ port: any LoginPort, isSecret: Bool) async throws -> String {
    let line = isSecret ? await port.askSecret(question) : await port.ask(question)
    guard let text = line?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      throw LoginFailure.usage("you entered nothing, so nothing is saved")
    }
    return text
  }
}
