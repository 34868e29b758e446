public import Conversation
import Foundation
import HTTP
import Hashing

/// The webhook calls with which Twilio announces a message to a number
/// (twilio.com/docs/messaging/guides/webhook-request).
///
/// A call only announces a message, which is then read through the API as usual.
public struct SMSWebhook: Sendable {
  /// The header with the call's signature.
  public static let signatureHeader = "X-Twilio-Signature"
  /// The response to a call, which sends no message (twilio.com/docs/messaging/twiml).
  private static let answer = WebhookAnswer.heard(
    type: "text/xml; charset=utf-8", body: #"<?xml version="1.0" encoding="UTF-8"?><Response/>"#)

  private let key: [UInt8]
  /// The forms of the address that may have been signed: with its port, and without.
  private let addresses: [String]

  /// - Parameters:
  ///   - authToken: the account's own token; Twilio does not sign with an API key's secret.
  ///   - address: the URL that Twilio calls, exactly as in its console.
  public init(authToken: String, address: String) {
    key = Array(authToken.utf8)
    addresses = Self.forms(of: address)
  }

  /// Answers Twilio's calls, and refuses all others.
  public func answer(to call: WebhookCall) -> WebhookAnswer {
    isGenuine(call.body, signature: call.headers[Self.signatureHeader.lowercased()] ?? "") ? Self.answer : .refused
  }

  /// Whether a call is Twilio's (twilio.com/docs/usage/webhooks/webhooks-security).
  ///
  /// - Parameters:
  ///   - body: the call's body, as received.
  ///   - signature: the value of ``signatureHeader``.
  public func isGenuine(_ body: some Sequence<UInt8>, signature: String) -> Bool {
    let fields = Self.signed(FormBody.pairs(in: body))
    let given = Array(signature.utf8)
    return addresses.contains { address in
      let code = SHA1.authentication(of: Array((address + fields).utf8), key: key)
      return given.equals(secret: Array(Data(code).base64EncodedString().utf8))
    }
  }

  /// The fields in the form that is signed: sorted by name, each value once.
  private static func signed(_ fields: [(String, String)]) -> String {
    Dictionary(grouping: fields) { $0.0 }.sorted {
      $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
    }
    .map { name, values in
      Set(values.map(\.1)).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        .map { name + $0 }.joined()
    }.joined()
  }

  private static func forms(of address: String) -> [String] {
    guard var parts = URLComponents(string: address) else { return [address] }
    parts.port = parts.port ?? (parts.scheme == "https" ? 443 : 80)
    let withPort = parts.string
    parts.port = nil
    return [withPort, parts.string].compactMap { $0 }
  }
}
