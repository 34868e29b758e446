extension ISOFile {
  /// The largest number of parts that the metadata of one file may have: a camera writes two items, of one part each.
  private static let mostExtents = 1000

  /// The ranges of the file that hold the data of items (`iloc`, ISO/IEC 14496-12, 8.11.3). Nil if the list cannot be
  /// read, or if it is made to take long: with parts that take no space in it, very many parts, or more bytes than the
  /// file has.
  func places(of items: Set<Int>, in list: Range<Int>, data: Range<Int>?) -> [Range<Int>]? {
    var reader = Reader(bytes: bytes, offset: list.lowerBound, end: list.upperBound)
    guard let version = reader.next(1), version <= 2, reader.next(3) != nil, let sizes = reader.next(2) else {
      return nil
    }
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12 & 15, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version == 0 ? 0 : sizes & 15
    guard let count = reader.next(version == 2 ? 4 : 2) else { return nil }
    var (ranges, total) = ([Range<Int>](), 0)
    for _ in 0..<count {
      guard let item = reader.next(version == 2 ? 4 : 2), let method = version == 0 ? 0 : reader.next(2),
        reader.next(2) != nil, let base = reader.next(baseSize), let extents = reader.next(2)
      else { return nil }
      guard extents <= 1 || indexSize + offsetSize + lengthSize > 0 else { return nil }
      for _ in 0..<extents {
        guard reader.next(indexSize) != nil, let offset = reader.next(offsetSize), let length = reader.next(lengthSize)
        else { return nil }
        guard items.contains(item) else { continue }
        // Offsets count in the file itself, or in the box `idat`.
        let (within, from) = method & 15 == 1 ? (data, data?.lowerBound ?? 0) : (0..<bytes.count, 0)
        guard method & 15 <= 1, let within else { return nil }
        let (start, overflows) = base.addingReportingOverflow(offset)
        guard !overflows, start <= within.count, length <= within.count - start else { return nil }
        let range = from + start..<(length == 0 ? within.upperBound : from + start + length)
        total += range.count
        guard ranges.count < Self.mostExtents, total <= bytes.count else { return nil }
        ranges.append(range)
      }
    }
    return ranges
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset: Int
    let end: Int

    /// The number in `size` bytes, up to 8; 0 for no bytes. Nil if it would run beyond the end or is too large.
    mutating func next(_ size: Int) -> Int? {
      guard size > 0 else { return 0 }
      guard size <= 8, offset <= end - size else { return nil }
      defer { offset += size }
      guard size == 8 else { return bytes.big(offset, size) }
      return bytes.big(offset, 1) == 0 ? bytes.big(offset + 1, 7) : nil
    }
  }
}
