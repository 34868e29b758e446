import Foundation

/// Remembers the fingerprint of each calendar's version, so that an unchanged one need not be written to compare it.
final class FeedMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var fingerprints: [FeedVersion: String] = [:]
  /// The most versions to remember; then all are forgotten, since old ones are not asked for again.
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
