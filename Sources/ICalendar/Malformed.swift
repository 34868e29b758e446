/// Text that is not valid iCalendar.
public struct Malformed: Error, Hashable, CustomStringConvertible {
  /// The first 80 bytes of the line at fault; empty if the text ends too early.
  public var line: String

  init(_ line: ArraySlice<UInt8>) { self.line = String(decoding: line.prefix(80), as: UTF8.self) }

  init(_ line: String = "") { self.line = line }

  /// The fault, as a clause for a log or an error message.
  public var description: String { line.isEmpty ? "it ends too early" : "\"\(line)\" can't be read there" }
}
