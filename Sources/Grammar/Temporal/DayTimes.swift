/// Further times of a day that a phrase names besides the first, as minutes since midnight; without an array, because
/// drafts are copied often.
struct DayTimes {
  /// The greatest number of times that one phrase names besides the first.
  static let most = 5

  private var packed: UInt64 = 0

  var isEmpty: Bool { packed == 0 }

  mutating func add(_ minutes: Int) { packed = packed << 11 | UInt64(minutes + 1) }

  /// The minutes, in no particular order.
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
