/// The rest of a line without everything that was understood, with tidy spaces and punctuation.
struct RemainingName {
  let readingState: ReadingState
  let bytes: Bytes
  /// The range of the item itself, without carriers and note.
  let range: Range<Int>

  /// The name without these ranges, which stand in order and may touch or overlap.
  func without(_ cuts: [Cut]) -> String {
    if cuts.isEmpty, isTidy { return readingState.text(of: bytes.line(bytes.trimmed(range))) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { buffer in
      var joiner = NameJoiner(buffer: buffer)
      var here = range.lowerBound
      for cut in cuts {
        let start = min(cut.range.lowerBound, range.upperBound)
        if start > here { joiner.add(bytes, here..<start) }
        here = max(here, min(cut.range.upperBound, range.upperBound))
        if !cut.isSilent { joiner.leaveGap() }
      }
      if here < range.upperBound { joiner.add(bytes, here..<range.upperBound) }
      joiner.close()
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<joiner.count]), as: UTF8.self)
    }
  }

  /// True if no two spaces stand together and no other white space occurs.
  private var isTidy: Bool {
    var wasSpace = false
    for offset in range {
      guard bytes[offset] <= 32 else {
        wasSpace = false
        continue
      }
      if wasSpace || bytes[offset] < 32 { return false }
      wasSpace = true
    }
    return true
  }
}
