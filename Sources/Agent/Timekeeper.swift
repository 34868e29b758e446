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
  ///
  /// In a debug build it is ahead by the seconds in the environment's `NUTHATCH_AHEAD`, for tests that cannot wait.
  public static let wall = Timekeeper(
    now: { Date().addingTimeInterval(ahead) }, sleep: { try await Task.sleep(for: .seconds(max(0, $0))) })

  private static let ahead: TimeInterval = {
    #if DEBUG
      if let seconds = ProcessInfo.processInfo.environment["NUTHATCH_AHEAD"].flatMap({ Double($0) }) { return seconds }
    #endif
    return 0
  }()
}
