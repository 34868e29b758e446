import Foundation
import Testing

/// The stand-ins for networks, held against clients of those that others have written.
@Suite(.ownThreads, .enabled(if: Surroundings.python != nil, Comment(rawValue: Surroundings.whatIsMissing)))
struct StandInTests {
  private struct Seen: Decodable {
    struct OnX: Decodable {
      var mentions: Int
      var messages: Int
      /// The number of errors in a wrong request that the network's description noticed; nil without a description.
      var noticed: Int?
      var violations: [String]
      var signed_in: String
    }
    struct OnTwilio: Decodable {
      var listed: Int
      var noticed: Int?
      var violations: [String]
      /// The validator's verdict on a signed call to a webhook, and on a forged one.
      var signature: [Bool]
    }
    struct OnTelegram: Decodable {
      var updates: Int
      var violations: [String]
    }
    struct OnFacebook: Decodable {
      var conversations: Int
      var messages: Int
      var violations: [String]
    }
    struct OnBluesky: Decodable {
      var notifications: Int
      var messages: Int
      var noticed: Int?
      var violations: [String]
    }
    var bluesky: OnBluesky
    var facebook: OnFacebook
    var x: OnX
    var twilio: OnTwilio
    var telegram: OnTelegram
  }

  @Test func `clients that others have written find in the stand-ins what they know`() async throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("nuthatch-clients-\(UUID())")
    defer { try? FileManager.default.removeItem(at: output) }
    let child = try Child(
      try #require(Surroundings.python),
      [Surroundings.support.appendingPathComponent("clients.py").path]
        + [StandIn.Kind.x, .twilio, .bluesky].map { $0.specification ?? "" },
      environment: Surroundings.environment(["PYTHONDONTWRITEBYTECODE": "1"]), output: output)
    let end = await child.ended()
    let said = try Data(contentsOf: output)
    try #require(end == .exited(0), "\(String(decoding: said, as: UTF8.self))")
    let seen = try JSONDecoder().decode(Seen.self, from: said)
    #expect(seen.x.mentions == 12 && seen.x.messages == 4 && seen.x.signed_in == "nuthatch")
    #expect(seen.twilio.listed == 25)
    #expect(seen.twilio.signature == [true, false])
    // If the networks' own descriptions are available, requests are checked against them, and a request that does not
    // conform is noticed.
    #expect(seen.telegram.updates == 120)
    #expect(seen.facebook.conversations == 61 && seen.facebook.messages == 30 && seen.facebook.violations.isEmpty)
    #expect(seen.x.violations.isEmpty && seen.twilio.violations.isEmpty && seen.telegram.violations.isEmpty)
    #expect(seen.bluesky.notifications == 120 && seen.bluesky.messages == 50 && seen.bluesky.violations.isEmpty)
    #expect([seen.x.noticed, seen.twilio.noticed, seen.bluesky.noticed].allSatisfy { $0 == nil || $0 == 1 })
  }
}
