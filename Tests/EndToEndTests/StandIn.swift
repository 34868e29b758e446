import Foundation

/// A stand-in for a network's API that no server of others' is there for: Support/fake_twilio.py, Support/fake_x.py,
/// Support/fake_telegram.py, Support/fake_bluesky.py, Support/fake_facebook.py,
/// Support/fake_weibo.py.
///
/// All tests share one stand-in of each network; a test has its own accounts there.
struct StandIn: Sendable {
  enum Kind: String {
    case bluesky, facebook, telegram, twilio, weibo, x

    /// The path of the network's own description of its API; nil if there is none.
    var specification: String? {
      switch self {
      case .bluesky: Surroundings.specification("bluesky")
      // The stand-in's own code checks requests against the documented fields.
      case .facebook, .telegram, .weibo: nil
      case .twilio: Surroundings.specification("twilio/twilio_api_v2010.messages.json")
      case .x: Surroundings.specification("x/x-api-v2.openapi.bot.json")
      }
    }
  }

  /// The requests so far that the network's description does not allow.
  struct Violations: Decodable {
    var violations: [String]
    /// True if there is a description to check requests against.
    var looked: Bool
  }

  private static let driving = OwnThreads.task { try await Driver() }
  private static let startingBluesky = OwnThreads.task { try await StandIn(.bluesky) }
  private static let startingFacebook = OwnThreads.task { try await StandIn(.facebook) }
  private static let startingTelegram = OwnThreads.task { try await StandIn(.telegram) }
  private static let startingTwilio = OwnThreads.task { try await StandIn(.twilio) }
  private static let startingWeibo = OwnThreads.task { try await StandIn(.weibo) }
  private static let startingX = OwnThreads.task { try await StandIn(.x) }

  private let kind: Kind
  let driver: Driver
  let url: String

  static var bluesky: StandIn { get async throws { try await startingBluesky.value } }
  static var facebook: StandIn { get async throws { try await startingFacebook.value } }
  static var telegram: StandIn { get async throws { try await startingTelegram.value } }
  static var twilio: StandIn { get async throws { try await startingTwilio.value } }
  static var weibo: StandIn { get async throws { try await startingWeibo.value } }
  static var x: StandIn { get async throws { try await startingX.value } }

  private init(_ kind: Kind) async throws {
    self.kind = kind
    driver = try await Self.driving.value
    struct Answer: Decodable { var url: String }
    var start: [String: any Sendable] = ["do": "stand_in", "network": kind.rawValue]
    if let specification = kind.specification { start["specification"] = specification }
    let answer: Answer = try await driver.ask(start)
    url = answer.url
  }

  /// Sends it a command; its own source lists the commands.
  func ask<Answer: Decodable & Sendable>(_ command: [String: any Sendable]) async throws -> Answer {
    try await driver.ask(["do": "control", "network": kind.rawValue, "command": command])
  }

  func tell(_ command: [String: any Sendable]) async throws {
    _ = try await driver.ask(["do": "control", "network": kind.rawValue, "command": command])
  }

  var violations: Violations { get async throws { try await ask(["do": "violations"]) } }
}
