import Conversation
import Facebook
import Testing

@Suite("Facebook's calls")
struct FacebookWebhookTests {
  private static let webhook = FacebookWebhook(secret: "12345", verifyToken: "any words")
  private static let body = #"{"object":"page","entry":[{"id":"21","messaging":[{"message":{"text":"h\u00e9"}}]}]}"#
  /// The output of `openssl dgst -sha256 -hmac 12345`.
  private static let signature = "sha256=ca9bb89da67b2433d84a2b2c002e9d2f56841ef9a7e2ce420f0038b61ca81ab6"

  private func answer(_ body: String, _ signature: String?) -> WebhookAnswer {
    Self.webhook.answer(
      to: WebhookCall(
        account: "garden", headers: signature.map { ["x-hub-signature-256": $0] } ?? [:], body: Array(body.utf8)))
  }

  @Test func `are known by their signature, over the very bytes`() {
    #expect(answer(Self.body, Self.signature) != .refused)
  }

  @Test(arguments: [
    (body + " ", signature), (body, ""), (body, nil), (body, String(signature.dropFirst(7))),
    (body, signature.uppercased()), ("", signature), (body.uppercased(), signature),
  ])
  func `are nobody's when anything differs`(body: String, signature: String?) {
    #expect(answer(body, signature) == .refused)
  }

  @Test(arguments: [
    (["hub.mode": "subscribe", "hub.verify_token": "any words", "hub.challenge": "1158201444"], true),
    (["hub.mode": "subscribe", "hub.verify_token": "any word", "hub.challenge": "1158201444"], false),
    (["hub.mode": "subscribe", "hub.challenge": "1158201444"], false),
    (["hub.mode": "subscribe", "hub.verify_token": "any words"], false),
    (["hub.mode": "subscribe", "hub.verify_token": "any words", "hub.challenge": "<script>"], false),
    (["hub.mode": "unsubscribe", "hub.verify_token": "any words", "hub.challenge": "1"], false), ([:], false),
  ])
  func `what asks whether somebody listens is answered where it knows the token`(query: [String: String], isHeard: Bool)
  {
    let answer = Self.webhook.answer(to: WebhookCall(account: "garden", headers: [:], query: query, body: []))
    #expect(answer == (isHeard ? .heard(type: "text/plain; charset=utf-8", body: "1158201444") : .refused))
  }
}
