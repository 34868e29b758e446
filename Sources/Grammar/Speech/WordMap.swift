/// A number for each of some words, by open addressing: read without allocation.
struct WordMap: Hashable, Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var mask: Int

  /// Makes the map; if a word stands twice, the first number counts.
  init(_ pairs: [(key: UInt64, value: Int32)]) {
    var size = 16
    while size < pairs.count * 3 { size *= 2 }
    keys = [UInt64](repeating: 0, count: size)
    values = [Int32](repeating: 0, count: size)
    mask = size - 1
    for (key, value) in pairs where key != 0 {
      var slot = WordMap.slot(key) & mask
      while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
      guard keys[slot] == 0 else { continue }
      keys[slot] = key
      values[slot] = value
    }
  }

  @inline(__always)
  private static func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) }

  @inline(__always)
  subscript(_ key: UInt64) -> Int32? {
    var slot = WordMap.slot(key) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
