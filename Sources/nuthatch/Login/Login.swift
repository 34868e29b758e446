import ArgumentParser
import Conversation
import Foundation
import HTTP
import Mastodon
import NetworkSupport

/// Signs an account of the bot in and keeps its token in a file.
struct Login: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Signs an account in and writes its token to a file that only you can read.",
    discussion: """
      nuthatch login mastodon --server https://example.org --token-file garden.token
      nuthatch login x --client-id ID --token-file /var/lib/nuthatch/x.token
      """)

  @Argument(help: "The network: mastodon (any server that speaks the Mastodon client API), or x.")
  var network: String

  @Option(help: "The server's address, such as https://example.org; on x it goes without saying.")
  var server: String?

  @Option(help: "Where to write the token; by default HOST.token in this folder.")
  var tokenFile: String?

  @Option(help: "On x: the app's OAuth 2.0 client id.")
  var clientID: String?

  @Option(help: "On x: the file with the client secret, if the app has one.")
  var clientSecretFile: String?

  @Option(help: "On x: the callback address that the app names, on this machine.")
  var callback = "http://127.0.0.1:8779/"

  @Flag(help: "Have the server show a code to paste, instead of sending the browser back here.")
  var outOfBand = false

  func run() async throws {
    guard network != "sms" else {
      throw Problem.usage(
        "sms needs no login: put Twilio's auth token, or an API key's secret, into a file that only the daemon's user"
          + " can read, and set `token_file`; Deploy/nuthatch.yaml shows the rest")
    }
    let client = HTTPClient.nuthatch()
    do {
      switch network {
      case "mastodon": try await loginToMastodon(over: client)
      case "x": try await loginToX(over: client)
      default: throw Problem.usage("\(network) is no network I can sign in to; mastodon and x are")
      }
    } catch {
      await client.shutdown()
      throw error
    }
    await client.shutdown()
  }

  private func loginToMastodon(over client: HTTPClient) async throws {
    guard let server else { throw Problem.usage("--server is missing; --server https://example.org would be one") }
    if let problem = ServerAddress(server).problem { throw Problem.usage("--server \(problem)") }
    let host = URL(string: server)?.host ?? "account"
    let file = tokenFile ?? "\(host).token"
    do {
      let account = try await signIn(to: server, over: client)
      try PrivateFile(path: file).write(Data((account.token + "\n").utf8))
      print("Signed in as @\(account.handle). Its token is in \(file), for `token_file` in the configuration.")
      tellOwner(of: file)
    } catch let failure as NetworkFailure {
      throw problem(failure, of: server)
    } catch let failure as PrivateFile.Failure {
      throw Problem(code: EX_CANTCREAT, description: "\(failure.description); name another by --token-file")
    }
  }

  private func signIn(to server: String, over client: HTTPClient) async throws -> MastodonLogin.SignedIn {
    if !outOfBand, let listener = LoopbackListener() {
      let login = MastodonLogin(server: server, redirectURI: listener.address, transport: client)
      // A server that allows no way back to this machine shows the code instead.
      if let application = try? await login.register() {
        let state = UUID().uuidString
        show(login.authorizationURL(for: application, state: state))
        print("I go on by myself then. Is your browser on another machine? It will not reach the page it is sent to:")
        print("paste the address of that page here, and press Enter.")
        fflush(nil)
        return try await login.signIn(
          to: application, code: try code(in: listener.nextAddressOrLine(), from: server, state: state))
      }
    }
    let login = MastodonLogin(server: server, transport: client)
    let application = try await login.register()
    show(login.authorizationURL(for: application))
    print("Then paste the code it shows here, and press Enter.")
    fflush(nil)
    return try await login.signIn(to: application, code: try code(in: readLine(), from: server, state: nil))
  }

  /// What root has written is not the daemon's to read.
  func tellOwner(of file: String) {
    let owner = try? FileManager.default.attributesOfItem(atPath: file)[.ownerAccountID] as? NSNumber
    if owner == 0 { print("The file is root's. If the daemon runs as nuthatch: chown nuthatch: \(file)") }
  }

  func show(_ address: String) {
    print("Open this page, signed in as the bot, and allow Nuthatch:\n\n  \(address)\n")
  }

  /// The code, by itself or in the address that the browser was sent to.
  func code(in text: String?, from server: String, state: String?) throws -> String {
    let text = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      throw Problem.usage("no code was given; nothing is kept. Do it again when you have one")
    }
    let items = URLComponents(string: text)?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    if let refused = value("error") {
      throw Problem.noPermission("\(server) says \(refused): the bot was not allowed in; nothing is kept")
    }
    guard let code = value("code") else { return text }
    guard state == nil || value("state") == state else {
      throw Problem.noPermission("that address belongs to another login; start again")
    }
    return code
  }

  func problem(_ failure: NetworkFailure, of server: String) -> Problem {
    switch failure {
    case .signedOut(let reason), .permanent(let reason), .optedOut(let reason):
      .noPermission("\(server) did not sign the bot in (\(reason)); is the code complete, and not used before?")
    case .retry(_, let reason, _):
      .unavailable("\(server) can't be reached or has trouble (\(reason)); is it the server's address?")
    }
  }
}
