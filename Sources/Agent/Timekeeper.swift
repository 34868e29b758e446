public import Foundation

/// The agent's clock, passed in so that tests control it.
public struct Timekeeper: Sendable {
  /// Returns the current instant.
  public var now: @Sendable () -> Date
  /// Sleeps for a number of seconds; throws `CancellationError` when the task is cancelled.
  public var sleep: @Sendable (TimeInterval) async throws -> Void

  /// A clock of the two functions given.
  public init(now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (TimeInterval) async throws -> Void) {
    self.now = now
    self.sleep = sleep
  }

  /// The machine's clock.
  ///
  /// A debug build adds the seconds in the environment variable `NUTHATCH_AHEAD`, for tests that cannot wait.
  public static let wall = Timekeeper(
    now: { Date().addingTimeInterval(ahead) }, sleep: { try await Task.sleep(for: .seconds(max(0, $0))) })

  private static let ahead: TimeInterval = {
    #if DEBUG
      if let seconds = ProcessInfo.processInfo.environment["NUTHATCH_AHEAD"].flatMap({ Double($0) }) { return seconds }
    #endif
    return 0
  }()
}
