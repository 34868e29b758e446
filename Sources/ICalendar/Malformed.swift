/// Something that is no iCalendar.
public struct Malformed: Error, Hashable, CustomStringConvertible {
  /// The line that is wrong, or its beginning; empty where the end is missing.
  public var line: String

  init(_ line: ArraySlice<UInt8>) { self.line = String(decoding: line.prefix(80), as: UTF8.self) }

  init(_ line: String = "") { self.line = line }

  public var description: String { line.isEmpty ? "it ends too early" : "\"\(line)\" can't be read there" }
}
