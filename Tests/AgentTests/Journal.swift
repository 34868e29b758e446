import Foundation
import Logging

/// A log whose errors a test reads.
final class Journal: LogHandler, @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .error

  /// The messages that were logged as errors.
  var errors: [String] { lock.withLock { kept } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lock.withLock { kept.append("\(event.message)") } }
}
