import Conversation
import Foundation
import HTTP
import X

extension Login {
  /// Signs in to X by a browser that is sent back here, or by the address it was sent to, pasted.
  func loginToX(over client: HTTPClient) async throws {
    guard let clientID, !clientID.isEmpty else {
      throw Problem.usage(
        "--client-id is missing: developer.x.com shows it among the app's keys, under OAuth 2.0; and there, under"
          + " User authentication settings, name \(callback) as the callback address")
    }
    guard let address = URL(string: callback), address.scheme == "http" || address.scheme == "https" else {
      throw Problem.usage("--callback \(callback) is no address; http://127.0.0.1:8779/ would be one")
    }
    let server = server ?? XAccount.api
    guard isServerAddress(server) else {
      throw Problem.usage("--server \(server) is no server's address; leave it out")
    }
    let secret = try clientSecretFile.map {
      try Secret(file: $0, setting: "--client-secret-file", environment: ProcessInfo.processInfo.environment)
    }
    let login = XLogin(
      server: server, clientID: clientID, clientSecret: secret?.value, redirectURI: callback, transport: client)
    let state = UUID().uuidString
    show(login.authorizationURL(state: state))
    let listener = listener(at: address)
    if listener == nil {
      print(
        "Your browser will then be sent to a page that it can't show: paste that page's address here, and press Enter.")
    } else {
      print("I go on by myself then. Is your browser on another machine? It will not reach the page it is sent to:")
      print("paste the address of that page here, and press Enter.")
    }
    fflush(nil)
    let told = listener.map { $0.nextAddressOrLine() } ?? readLine()
    let file = tokenFile ?? "x.token"
    do {
      let account = try await login.signIn(code: code(in: told, from: server, state: state))
      try XTokenFile(path: file).save(account.tokens)
      print("Signed in as @\(account.handle). Its tokens are in \(file), for `token_file` in the configuration; the")
      print("daemon renews them there, so the file and its folder must be the daemon's to write.")
      tellOwner(of: file)
    } catch let failure as NetworkFailure {
      throw problem(failure, of: server)
    } catch let failure as XTokenFile.Failure {
      throw Problem(code: EX_CANTCREAT, description: "\(failure.description); name another by --token-file")
    }
  }

  /// What waits for the browser, where it is sent to this machine and nobody else listens there.
  private func listener(at address: URL) -> LoopbackListener? {
    guard !outOfBand, address.host == "127.0.0.1", let port = address.port.flatMap(UInt16.init(exactly:)) else {
      return nil
    }
    return LoopbackListener(port: port)
  }
}
