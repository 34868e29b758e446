import Conversation
import Logging

/// Has each entry be one line, whatever is in it: a server's error text may hold line ends and what terminals obey.
struct PrintableLogHandler: LogHandler {
  private var handler: any LogHandler

  init(_ handler: any LogHandler) { self.handler = handler }

  var metadata: Logger.Metadata {
    get { handler.metadata }
    set { handler.metadata = newValue.mapValues(Self.printable) }
  }

  var logLevel: Logger.Level {
    get { handler.logLevel }
    set { handler.logLevel = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { handler[metadataKey: key] }
    set { handler[metadataKey: key] = newValue.map(Self.printable) }
  }

  func log(event: LogEvent) {
    var event = event
    event.message = "\(event.message.description.printableLine)"
    var metadata = event.metadata ?? [:]
    if let error = event.error { metadata["error"] = "\(error)" }
    event.metadata = metadata.mapValues(Self.printable)
    event.error = nil
    handler.log(event: event)
  }

  private static func printable(_ value: Logger.Metadata.Value) -> Logger.Metadata.Value {
    switch value {
    case .string(let text): .string(text.printableLine)
    case .stringConvertible(let thing): .string(thing.description.printableLine)
    case .array(let values): .array(values.map(printable))
    case .dictionary(let values): .dictionary(values.mapValues(printable))
    }
  }
}
