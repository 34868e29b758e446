/// A set of days of one year, a bit each: bit 0 is 1 January.
///
/// Intersecting two sets is a handful of instructions, which is what makes expanding a rule cheap: each part
/// of a rule is such a set.
struct RecurrenceDays: Equatable {
  /// How many words hold the days of a year.
  static let wordCount = 6

  private var words: SIMD8<UInt64>

  /// No day at all.
  init() { words = .zero }

  /// The first so many days.
  init(first count: Int) {
    self.init()
    insert(0..<count)
  }

  /// All days whose index leaves that remainder (0-6) when divided by seven: one weekday.
  init(everySeventhFrom remainder: Int) {
    self.init()
    for index in 0..<RecurrenceDays.wordCount {
      // 64 days are nine weeks and a day, so the pattern moves back by one from word to word.
      words[index] = 0x8102_0408_1020_4081 << UInt64((remainder + 7 - index) % 7)
    }
  }

  var isEmpty: Bool { words == .zero }

  /// The days 64 * index and up.
  func word(_ index: Int) -> UInt64 { words[index] }

  /// Takes in a day; one outside of 0 to 365 is nobody's.
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

  /// Takes in up to 32 days, bit 0 of which is `start`.
  mutating func insert(bits: UInt32, from start: Int) {
    let shift = UInt64(start & 63)
    words[start >> 6] |= UInt64(bits) << shift
    if shift > 32 { words[start >> 6 + 1] |= UInt64(bits) >> (64 - shift) }
  }

  mutating func formUnion(_ other: RecurrenceDays) { words |= other.words }

  mutating func formIntersection(_ other: RecurrenceDays) { words &= other.words }

  /// The 32 days from `start` on, as bits.
  func bits(from start: Int) -> UInt32 {
    let shift = UInt64(start & 63)
    var bits = words[start >> 6] >> shift
    if shift > 32 { bits |= words[start >> 6 + 1] << (64 - shift) }
    return UInt32(truncatingIfNeeded: bits)
  }

  /// How many days there are.
  var count: Int {
    var count = 0
    for index in 0..<RecurrenceDays.wordCount { count += words[index].nonzeroBitCount }
    return count
  }

  /// The day that has so many before it in the set, which must have more than that.
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

  /// The first day from `start` on that is in the set.
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
