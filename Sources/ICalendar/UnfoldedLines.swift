/// The unfolded lines of a text, without empty ones, one after the other. Most are slices of the text itself, so that a
/// long text takes no more memory (RFC 5545 3.1).
///
/// A bare line feed ends a line, too, since some programs write that. A bare carriage return does so if there is no
/// line feed at all.
struct UnfoldedLines: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  /// The beginning of the last line in the text.
  private(set) var start: Int
  /// The end of the last line, after its line break.
  private(set) var end: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes.contains(0x0a) ? bytes : Self.withLineFeeds(bytes)
    (start, end) = (bytes.startIndex, bytes.startIndex)
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Returns the text with line feeds for carriage returns; places in it stay the same.
  private static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var copy = bytes
    for index in copy.indices where copy[index] == 0x0d { copy[index] = 0x0a }
    return copy
  }

  mutating func next() -> ArraySlice<UInt8>? {
    while end < bytes.endIndex {
      let line = unfolded()
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// Returns the next line, together with its continuation lines.
  private mutating func unfolded() -> ArraySlice<UInt8> {
    start = end
    let first = physical()
    guard isFolded else { return first.dropEnd(all: true) }
    // A folded line is joined, even if it was broken within a character.
    var whole = Array(first.dropEnd(all: false))
    repeat {
      end += 1
      let more = physical()
      whole += isFolded ? more.dropEnd(all: false) : more
    } while isFolded
    return whole[...].dropEnd(all: true)
  }

  /// True if the next line continues the last one.
  private var isFolded: Bool {
    end < bytes.endIndex && end > bytes.startIndex && (bytes[end] == 0x20 || bytes[end] == 0x09)
  }

  /// Returns everything up to the next line feed, without it.
  private mutating func physical() -> ArraySlice<UInt8> {
    let start = end
    let feed = bytes[start...].firstIndex(of: 0x0a) ?? bytes.endIndex
    end = Swift.min(feed + 1, bytes.endIndex)
    return bytes[start..<feed]
  }
}

extension ArraySlice<UInt8> {
  /// Returns the line without the carriage return at its end, or without all of them.
  fileprivate func dropEnd(all: Bool) -> Self {
    var end = endIndex
    while end > startIndex, self[end - 1] == 0x0d {
      end -= 1
      if !all { break }
    }
    return self[startIndex..<end]
  }
}
