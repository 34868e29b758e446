/// A value for each of some words, by open addressing. It is made once, with the tables of a language, and lives as
/// long as the process, so that reading it counts no references.
struct WordTable<Value: Sendable>: Sendable {
  /// The word of each slot, 0 in an empty one: apart from the values, since most words have none.
  private let keys: Permanent<UInt64>
  /// The index of each slot's value.
  private let places: Permanent<Int32>
  private let values: Permanent<Value>
  private let mask: Int

  /// Makes the table; if a word stands twice, its first value counts.
  init(_ pairs: [(key: UInt64, value: Value)]) {
    var size = 16
    while size < pairs.count * 3 { size *= 2 }
    var keys = [UInt64](repeating: 0, count: size)
    var places = [Int32](repeating: 0, count: size)
    mask = size - 1
    for (place, pair) in pairs.enumerated() where pair.key != 0 {
      var slot = WordTable.slot(pair.key) & mask
      while keys[slot] != 0, keys[slot] != pair.key { slot = (slot + 1) & mask }
      if keys[slot] == 0 { (keys[slot], places[slot]) = (pair.key, Int32(place)) }
    }
    self.keys = Permanent(keys)
    self.places = Permanent(places)
    values = Permanent(pairs.map(\.value))
  }

  @inline(__always)
  private static func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) }

  @inline(__always)
  subscript(_ key: UInt64) -> Value? {
    var slot = WordTable.slot(key) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return values[Int(places[slot])] }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
