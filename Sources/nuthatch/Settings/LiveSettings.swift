import Foundation

/// The settings that the daemon uses now; SIGHUP replaces them.
final class LiveSettings: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Settings

  init(_ settings: Settings) { current = settings }

  var settings: Settings {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
