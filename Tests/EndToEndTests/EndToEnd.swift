import Foundation
import Testing

/// The built daemon against a server that others have written. One test at a time: they share two servers.
@Suite(.serialized, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct EndToEnd {
  /// A server that knows Idempotency-Keys.
  static var server: Server {
    get async throws { try await healed(first) }
  }

  /// A server that posts a repeated request twice.
  static var forgetfulServer: Server {
    get async throws { try await healed(second) }
  }

  /// Names of people who have not written yet: what was said to others is none of a test's business.
  static func strangers(_ count: Int) async -> [String] { await names.take(count) }

  static func stranger() async -> String { await strangers(1)[0] }

  private static let names = Names()
  private static let first = Task { try await Server(people: Names.all) }
  private static let second = Task { try await Server(people: Names.all, deduplicates: false) }

  private static func healed(_ starting: Task<Server, any Error>) async throws -> Server {
    let server = try await starting.value
    try await server.heal()
    return server
  }

  private actor Names {
    static let all = (0..<200).map { "person\($0)" }
    private var taken = 0

    func take(_ count: Int) -> [String] {
      defer { taken += count }
      return Array(Self.all[taken..<taken + count])
    }
  }
}
