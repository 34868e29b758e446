import Synchronization

/// Knows when the daemon is ready: once it listens at each of its addresses.
final class Readiness: Sendable {
  private let missing: Mutex<Int>
  private let tell: @Sendable () -> Void

  /// - Parameters:
  ///   - listeners: the number of addresses that it listens at.
  ///   - tell: called when it is ready.
  init(listeners: Int, tell: @escaping @Sendable () -> Void) {
    missing = Mutex(listeners)
    self.tell = tell
    if listeners == 0 { tell() }
  }

  /// Notes that it listens at one more of its addresses.
  func listens() {
    let isReady = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isReady { tell() }
  }
}
