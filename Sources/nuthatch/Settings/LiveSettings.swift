import Foundation

/// The settings a daemon goes by right now: SIGHUP puts others in their place.
final class LiveSettings: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Settings

  init(_ settings: Settings) { current = settings }

  var settings: Settings {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
