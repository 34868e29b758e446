import Foundation

/// What calendars were like when they were last written, so that one which has not changed need not be written to see it.
final class FeedMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var fingerprints: [FeedVersion: String] = [:]
  /// Old versions are not asked for again; they go when there are so many.
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
