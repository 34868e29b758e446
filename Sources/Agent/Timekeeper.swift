public import Foundation

/// The agent's clock, handed in so that tests hold it.
public struct Timekeeper: Sendable {
  public var now: @Sendable () -> Date
  /// Sleeps so many seconds; throws when cancelled.
  public var sleep: @Sendable (TimeInterval) async throws -> Void

  public init(now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (TimeInterval) async throws -> Void) {
    self.now = now
    self.sleep = sleep
  }

  /// The machine's clock.
  public static let wall = Timekeeper(
    now: { Date() }, sleep: { try await Task.sleep(for: .seconds(max(0, $0))) })
}
