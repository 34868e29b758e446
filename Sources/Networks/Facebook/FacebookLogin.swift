import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Gets a Page's token through a person who may write for it
/// (developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived).
struct FacebookLogin {
  let account: FacebookAccount
  let app: String
  let secret: String
  let transport: any Transport

  /// The page where the person grants access to the app.
  ///
  /// - Parameter state: a value that comes back with the code, and shows that the code answers this request.
  func page(redirectingTo redirect: String, state: String, permissions: [String]) -> String {
    // The login page has another host than the API.
    let server = account.server == FacebookAccount.graph ? "https://www.facebook.com" : account.server
    return "\(server)/\(FacebookAPI.version)/dialog/oauth?"
      + FormBody.encoded([
        ("client_id", app), ("redirect_uri", redirect), ("state", state), ("response_type", "code"),
        ("scope", (["pages_show_list"] + permissions).joined(separator: ",")),
      ])
  }

  /// Exchanges a code for a token of the person.
  func token(for code: String, redirectedTo redirect: String) async throws -> String {
    try await api(nil).token(credentials + [("redirect_uri", redirect), ("code", code)])
  }

  /// Exchanges a token that lasts an hour for one that lasts some 60 days. The Pages' tokens obtained with it have no
  /// end.
  func lasting(_ token: String) async throws -> String {
    try await api(nil).token(
      credentials + [("grant_type", "fb_exchange_token"), ("fb_exchange_token", token)])
  }

  /// The Pages that the person may write messages for.
  func pages(of token: String) async throws -> [FacebookGrantedPage] {
    let api = api(token)
    var found: [FacebookGrantedPage] = []
    var place: String?
    repeat {
      let list = try await api.pages(after: place)
      found += list.values
      guard list.next != place else { break }
      place = list.next
    } while place != nil
    return found.filter { $0.tasks.isEmpty || $0.tasks.contains("MESSAGING") }
  }

  private var credentials: [(String, String)] { [("client_id", app), ("client_secret", secret)] }

  private func api(_ token: String?) -> FacebookAPI {
    FacebookAPI(account: account, token: token, transport: transport)
  }
}
