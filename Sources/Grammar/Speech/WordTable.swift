/// What each of some words has, by open addressing. It is made once, with the tables of a language, and lives as long as
/// the process: reading it counts no references.
struct WordTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    /// 0 in an empty slot.
    var key: UInt64 = 0
    var value: Value?
  }

  private let slots: Permanent<Slot>
  private let mask: Int

  /// Where a word stands twice, its first value holds.
  init(_ pairs: [(key: UInt64, value: Value)]) {
    var size = 16
    while size < pairs.count * 3 { size *= 2 }
    var slots = [Slot](repeating: Slot(), count: size)
    mask = size - 1
    for (key, value) in pairs where key != 0 {
      var place = WordTable.place(key) & mask
      while slots[place].key != 0, slots[place].key != key { place = (place + 1) & mask }
      if slots[place].key == 0 { slots[place] = Slot(key: key, value: value) }
    }
    self.slots = Permanent(slots)
  }

  @inline(__always)
  private static func place(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) }

  @inline(__always)
  subscript(_ key: UInt64) -> Value? {
    var place = WordTable.place(key) & mask
    while slots[place].key != key, slots[place].key != 0 { place = (place + 1) & mask }
    return slots[place].value
  }
}
