/// Further times of a day that were said with the first, as minutes since midnight; without an array, for a draft is
/// copied often.
struct DayTimes {
  /// As many as one phrase names besides the first.
  static let most = 5

  private var packed: UInt64 = 0

  var isEmpty: Bool { packed == 0 }

  mutating func add(_ minutes: Int) { packed = packed << 11 | UInt64(minutes + 1) }

  /// In no order that means anything.
  var minutes: [Int] {
    var found: [Int] = []
    var rest = packed
    while rest != 0 {
      found.append(Int(rest & 0x7FF) - 1)
      rest >>= 11
    }
    return found.reversed()
  }
}
