public import Conversation
import Foundation

/// Signing in through a page that issues a code (RFC 6749, section 4.1).
extension LoginPort {
  /// Asks the operator to open the page, and returns the code from the redirected browser, or from the pasted address
  /// of the redirect.
  ///
  /// - Parameters:
  ///   - state: the value that must come back with the code.
  ///   - who: the account as which the browser must be signed in.
  /// - Throws: `LoginFailure`
  public func code(
    of page: String, sentTo redirect: any LoginRedirect, from server: String, state: String, as who: String = "the bot"
  ) async throws -> String {
    await tell("You need a browser that is signed in as \(who).")
    await open(page)
    await tell(
      """
      I go on by myself then. Is your browser on another machine? It will not reach the page it is sent to:
      paste the address of that page here, and press Enter.
      """)
    return try Self.code(in: await redirect.next(), from: server, state: state)
  }

  /// Asks the operator to open the page, and returns the pasted code, which may be in an address.
  ///
  /// - Parameters:
  ///   - question: the thing that the operator must paste.
  ///   - state: the value that must come back with the code; nil if the page shows only the code.
  /// - Throws: `LoginFailure`
  public func code(
    of page: String, asking question: String, from server: String, state: String?
  ) async throws -> String {
    await tell("You need a browser that is signed in as the bot.")
    await open(page)
    return try Self.code(in: await ask(question), from: server, state: state)
  }

  /// The code in a pasted text: the text itself, or a part of the address to which the browser was sent.
  private static func code(in text: String?, from server: String, state: String?) throws -> String {
    let text = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      throw LoginFailure.usage("you entered no code, so nothing is saved. Try again when you have one")
    }
    let items = URLComponents(string: text)?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    if value("error") == "access_denied" {
      throw LoginFailure.denied(
        "you did not allow the bot (access_denied), so nothing is saved. Do it again, and allow it")
    }
    if let refused = value("error") {
      throw LoginFailure.refused("\(server) says \(refused): the server did not allow the bot, so nothing is saved")
    }
    guard let code = value("code") else { return text }
    guard state == nil || value("state") == state else {
      throw LoginFailure.refused("that address belongs to another login; start again")
    }
    return code
  }
}
