import ArgumentParser
import Conversation
import Foundation
import HTTP
import Mastodon

/// Signs an account of the bot in and keeps its token in a file.
struct Login: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Signs an account in and writes its token to a file that only you can read.",
    discussion: "nuthatch login mastodon --server https://example.org --token-file garden.token")

  @Argument(help: "The network: mastodon (any server that speaks the Mastodon client API).")
  var network: String

  @Option(help: "The server's address, such as https://example.org.")
  var server: String

  @Option(help: "Where to write the token; by default HOST.token in this folder.")
  var tokenFile: String?

  func run() async throws {
    guard network == "mastodon" else {
      throw Problem.usage("\(network) is no network I can sign in to; mastodon is one")
    }
    guard isServerAddress(server), let host = URL(string: server)?.host else {
      throw Problem.usage("--server \(server) is no server's address; https://example.org would be one")
    }
    let file = tokenFile ?? "\(host).token"
    let client = HTTPClient.nuthatch()
    do {
      let account = try await signIn(over: client)
      try write(account.token, to: file)
      print("Signed in as @\(account.handle). Its token is in \(file), for `token_file` in the configuration.")
    } catch let failure as NetworkFailure {
      await client.shutdown()
      throw problem(failure)
    }
    await client.shutdown()
  }

  private func signIn(over client: HTTPClient) async throws -> MastodonLogin.SignedIn {
    let login = MastodonLogin(server: server, transport: client)
    let application = try await login.register()
    print("Open this page, signed in as the bot, and allow Nuthatch:")
    print("")
    print("  \(login.authorizationURL(for: application))")
    print("")
    print("Then paste the code it shows, and press Enter:")
    guard let code = readLine(), !code.allSatisfy(\.isWhitespace) else {
      throw Problem.usage("no code was given; nothing is kept. Do it again when you have one")
    }
    return try await login.signIn(to: application, code: code)
  }

  /// The file is made for its owner alone before anything is in it, and takes its place whole.
  private func write(_ token: String, to file: String) throws {
    let draft = file + ".new"
    try? FileManager.default.removeItem(atPath: draft)
    let isMade = FileManager.default.createFile(
      atPath: draft, contents: Data((token + "\n").utf8), attributes: [.posixPermissions: 0o600])
    guard isMade, rename(draft, file) == 0 else {
      throw Problem(code: EX_CANTCREAT, description: "\(file) can't be written; name another by --token-file")
    }
  }

  private func problem(_ failure: NetworkFailure) -> Problem {
    switch failure {
    case .signedOut(let reason), .permanent(let reason):
      .noPermission("\(server) did not sign the bot in (\(reason)); is the code complete, and not used before?")
    case .retry(_, let reason, _):
      .unavailable("\(server) can't be reached or has trouble (\(reason)); is it the server's address?")
    }
  }
}
