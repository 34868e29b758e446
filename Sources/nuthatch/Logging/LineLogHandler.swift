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
    // In one call, so that threads do not mix their lines. Nobody could be told that the log itself can't be written.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
