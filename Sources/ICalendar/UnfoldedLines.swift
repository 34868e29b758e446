/// The unfolded lines of a text (RFC 5545 3.1), one after the other, without empty ones. Most are slices of the text
/// itself, so that a long text takes no more memory.
///
/// A bare line feed also ends a line, since some programs write that. So does a bare carriage return if the text has no
/// line feed at all.
struct UnfoldedLines: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  /// The offset at which the last line begins in the text.
  private(set) var start: Int
  /// The offset after the last line and its line break.
  private(set) var end: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes.contains(0x0a) ? bytes : Self.withLineFeeds(bytes)
    (start, end) = (bytes.startIndex, bytes.startIndex)
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// A copy with line feeds instead of carriage returns, so that offsets stay the same.
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

  /// The next line, with the lines that continue it.
  private mutating func unfolded() -> ArraySlice<UInt8> {
    start = end
    let first = physical()
    guard isFolded else { return first.dropEnd(all: true) }
    // A folded line may be broken anywhere, even within a character, so its bytes are joined.
    var whole = Array(first.dropEnd(all: false))
    repeat {
      end += 1
      let more = physical()
      whole += isFolded ? more.dropEnd(all: false) : more
    } while isFolded
    return whole[...].dropEnd(all: true)
  }

  /// Whether the next line continues the one before.
  private var isFolded: Bool {
    end < bytes.endIndex && end > bytes.startIndex && (bytes[end] == 0x20 || bytes[end] == 0x09)
  }

  /// The text up to the next line feed, without it.
  private mutating func physical() -> ArraySlice<UInt8> {
    let start = end
    let feed = bytes[start...].firstIndex(of: 0x0a) ?? bytes.endIndex
    end = Swift.min(feed + 1, bytes.endIndex)
    return bytes[start..<feed]
  }
}

extension ArraySlice<UInt8> {
  /// The line without the carriage return at its end, or without all of them.
  fileprivate func dropEnd(all: Bool) -> Self {
    var end = endIndex
    while end > startIndex, self[end - 1] == 0x0d {
      end -= 1
      if !all { break }
    }
    return self[startIndex..<end]
  }
}
