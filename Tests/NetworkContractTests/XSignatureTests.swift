import Foundation
import HTTP
import Testing

@testable import X

@Suite("Signatures of OAuth 1.0a")
struct XSignatureTests {
  @Test func `a request is signed as in the network's own example`() {
    let signature = OAuth1Signature(
      consumerKey: "xvz1evFS4wEEPTGEFPHBog", consumerSecret: "kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw",
      token: "370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb",
      tokenSecret: "LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE")
    let header = signature.header(
      .post, "https://api.twitter.com/1.1/statuses/update.json",
      parameters: [
        ("include_entities", "true"), ("status", "Hello Ladies + Gentlemen, a signed OAuth request!"),
      ], nonce: "kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg", at: Date(timeIntervalSince1970: 1_318_622_958))
    #expect(header.contains(#"oauth_signature="hCtSmYh%2BiHYCEqBWrE7C7hYmtUk%3D""#))
  }
}
