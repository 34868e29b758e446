import Foundation
import Logging

/// Writes each entry as one line to standard error.
struct LineLogHandler: LogHandler {
  let format: LogFormat
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .info

  init(_ format: LogFormat = .text) { self.format = format }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let line = LogEntry(event, context: metadata, at: Composition.now()).line(
      format, isJournal: SystemdJournal.isListening)
    // One call keeps threads from mixing their lines. If the log can't be written, there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
