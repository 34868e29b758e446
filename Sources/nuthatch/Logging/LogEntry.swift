import Conversation
import Foundation
import Logging

/// One entry of the log. It is always one line, though a server's error text may have line ends and control sequences.
struct LogEntry: Encodable {
  let time: Date
  let level: Logger.Level
  /// The module that logs it.
  let source: String
  let message: String
  let metadata: [String: Value]

  /// A value of the metadata.
  enum Value: Encodable, CustomStringConvertible {
    case text(String)
    case list([Value])
    case section([String: Value])

    init(_ value: Logger.Metadata.Value) {
      switch value {
      case .string(let text): self = .text(text.printableLine)
      case .stringConvertible(let thing): self = .text(thing.description.printableLine)
      case .array(let values): self = .list(values.map(Value.init))
      case .dictionary(let values): self = .section(values.mapValues(Value.init))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .list(let values): try container.encode(values)
      case .section(let values): try container.encode(values)
      }
    }

    var description: String {
      switch self {
      case .text(let text): text
      case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
      case .section(let values): "[\(LogEntry.listed(values, by: ", "))]"
      }
    }
  }

  /// - Parameter context: the metadata of the logger itself; the event's own takes precedence.
  init(_ event: LogEvent, context: Logger.Metadata, at time: Date) {
    self.time = time
    level = event.level
    source = event.source
    message = event.message.description.printableLine
    var metadata = context.merging(event.metadata ?? [:]) { $1 }
    if let error = event.error { metadata["error"] = "\(error)" }
    self.metadata = metadata.mapValues(Value.init)
  }

  /// Returns the entry as text.
  ///
  /// - Parameter isJournal: whether the journal reads it. An entry then begins with its priority. A text entry has no
  ///   time, since the journal notes that itself.
  func line(_ format: LogFormat, isJournal: Bool) -> String {
    (isJournal ? SystemdJournal.prefix(of: level) : "") + (format == .json ? json : text(withTime: !isJournal))
  }

  private func text(withTime: Bool) -> String {
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .omitted, timeZone: .current)
    let time = withTime ? time.formatted(style) + " " : ""
    let facts = metadata.isEmpty ? "" : " " + Self.listed(metadata, by: " ")
    return "\(time)\(level) nuthatch:\(facts) [\(source)] \(message)"
  }

  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
    guard let data = try? encoder.encode(self) else { return #"{"level":"error","message":"an entry was lost"}"# }
    return String(decoding: data, as: UTF8.self)
  }

  private static func listed(_ values: [String: Value], by separator: String) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: separator)
  }
}
