import Foundation

/// A clock that a test moves.
final class TestClock: @unchecked Sendable {
  private let lock = NSLock()
  private var instant = Date(timeIntervalSince1970: 1_795_000_000)

  var now: Date { lock.withLock { instant } }

  func advance(_ seconds: TimeInterval) { lock.withLock { instant += seconds } }
}
