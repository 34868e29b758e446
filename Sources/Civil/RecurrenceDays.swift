/// A set of days of one year, one bit each: bit 0 is 1 January.
///
/// Intersecting two sets takes a handful of instructions. That makes expanding a rule cheap, since each part of a rule
/// is such a set.
struct RecurrenceDays: Equatable {
  /// The number of words that hold the days of a year.
  static let wordCount = 6

  private var words: SIMD8<UInt64>

  /// The empty set.
  init() { words = .zero }

  /// The set of the first `count` days.
  init(first count: Int) {
    self.init()
    insert(0..<count)
  }

  /// The set of all days whose index leaves that remainder (0-6) when divided by seven: one weekday.
  init(everySeventhFrom remainder: Int) {
    self.init()
    for index in 0..<RecurrenceDays.wordCount {
      // 64 days are nine weeks and a day, so the pattern moves back by one from word to word.
      words[index] = 0x8102_0408_1020_4081 << UInt64((remainder + 7 - index) % 7)
    }
  }

  var isEmpty: Bool { words == .zero }

  /// Returns the 64 days from 64 * index on, as bits.
  func word(_ index: Int) -> UInt64 { words[index] }

  /// Inserts a day; one outside of 0 to 365 is ignored.
  mutating func insert(_ day: Int) {
    guard 0..<366 ~= day else { return }
    words[day >> 6] |= 1 << UInt64(day & 63)
  }

  mutating func insert(_ range: Range<Int>) {
    var start = max(range.lowerBound, 0)
    let end = min(range.upperBound, 366)
    while start < end {
      let size = min(64 - start & 63, end - start)
      words[start >> 6] |= (size == 64 ? .max : (1 << UInt64(size)) - 1) << UInt64(start & 63)
      start += size
    }
  }

  /// Inserts up to 32 days, as bits; bit 0 is `start`.
  mutating func insert(bits: UInt32, from start: Int) {
    let shift = UInt64(start & 63)
    words[start >> 6] |= UInt64(bits) << shift
    if shift > 32 { words[start >> 6 + 1] |= UInt64(bits) >> (64 - shift) }
  }

  mutating func formUnion(_ other: RecurrenceDays) { words |= other.words }

  mutating func formIntersection(_ other: RecurrenceDays) { words &= other.words }

  /// Returns the 32 days from `start` on, as bits.
  func bits(from start: Int) -> UInt32 {
    let shift = UInt64(start & 63)
    var bits = words[start >> 6] >> shift
    if shift > 32 { bits |= words[start >> 6 + 1] << (64 - shift) }
    return UInt32(truncatingIfNeeded: bits)
  }

  /// The number of days in the set.
  var count: Int {
    var count = 0
    for index in 0..<RecurrenceDays.wordCount { count += words[index].nonzeroBitCount }
    return count
  }

  /// Returns the day that has `rank` days before it in the set, which must have more days than that.
  func day(ranked rank: Int) -> Int {
    var rest = rank
    for index in 0..<RecurrenceDays.wordCount {
      var word = words[index]
      let count = word.nonzeroBitCount
      if rest >= count {
        rest -= count
        continue
      }
      for _ in 0..<rest { word &= word - 1 }
      return index << 6 + word.trailingZeroBitCount
    }
    return 0
  }

  /// Returns the first day from `start` on that is in the set.
  func first(from start: Int) -> Int? {
    var index = start >> 6
    guard index < RecurrenceDays.wordCount else { return nil }
    var word = words[index] & (.max << UInt64(start & 63))
    while word == 0 {
      index += 1
      guard index < RecurrenceDays.wordCount else { return nil }
      word = words[index]
    }
    return index << 6 + word.trailingZeroBitCount
  }
}
