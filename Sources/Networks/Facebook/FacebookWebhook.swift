public import Conversation
import Hashing

/// The webhook calls with which Facebook announces messages to a Page
/// (developers.facebook.com/docs/messenger-platform/webhooks).
///
/// A call only announces something, which is then read through the API as usual.
public struct FacebookWebhook: Sendable {
  /// The header with the call's signature, in lower case.
  public static let signatureHeader = "x-hub-signature-256"

  private let secret: [UInt8]
  private let verifyToken: [UInt8]

  /// - Parameters:
  ///   - secret: the app's secret, which signs the calls.
  ///   - verifyToken: the word that the operator has entered at Facebook with the address.
  public init(secret: String, verifyToken: String) {
    self.secret = Array(secret.utf8)
    self.verifyToken = Array(verifyToken.utf8)
  }

  /// Answers Facebook's calls and its verification request, and refuses all others.
  public func answer(to call: WebhookCall) -> WebhookAnswer {
    if call.query["hub.mode"] == "subscribe" { return confirmation(of: call) }
    return isGenuine(call.body, signature: call.headers[Self.signatureHeader] ?? "")
      ? .heard(type: "text/plain; charset=utf-8", body: "EVENT_RECEIVED") : .refused
  }

  /// Whether a call is Facebook's.
  ///
  /// - Parameters:
  ///   - body: the call's body, as received.
  ///   - signature: the value of ``signatureHeader``.
  public func isGenuine(_ body: some Sequence<UInt8>, signature: String) -> Bool {
    let code = SHA256.authentication(of: body, key: secret).hexadecimal
    return Array(signature.utf8).equals(secret: Array("sha256=\(code)".utf8))
  }

  /// Returns the challenge to anybody who knows the token. It repeats only letters, digits, `_` and `-`, since a
  /// stranger may have sent it.
  private func confirmation(of call: WebhookCall) -> WebhookAnswer {
    guard Array((call.query["hub.verify_token"] ?? "").utf8).equals(secret: verifyToken),
      let challenge = call.query["hub.challenge"], challenge.wholeMatch(of: #/[A-Za-z0-9_-]{1,200}/#) != nil
    else { return .refused }
    return .heard(type: "text/plain; charset=utf-8", body: challenge)
  }
}
