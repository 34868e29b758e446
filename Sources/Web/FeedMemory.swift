import Foundation

/// Remembers the fingerprint of each calendar's version, so that comparing an unchanged calendar does not mean writing
/// it.
final class FeedMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var fingerprints: [FeedVersion: String] = [:]
  /// The most versions to remember. Beyond that, all are forgotten, since nobody asks for old ones again.
  private static let most = 4096

  subscript(version: FeedVersion) -> String? {
    get { lock.withLock { fingerprints[version] } }
    set {
      lock.withLock {
        if fingerprints.count >= Self.most { fingerprints = [:] }
        fingerprints[version] = newValue
      }
    }
  }
}
