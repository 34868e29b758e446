/// Marks that people tick things off with.
enum CheckMark {
  /// Returns the end of the check mark that stands there; nil if there is none.
  static func end(_ bytes: Bytes, at offset: Int) -> Int? {
    guard offset < bytes.count, bytes[offset] == 0xE2 else { return nil }
    for tick: StaticString in ["\u{2705}", "\u{2714}", "\u{2713}", "\u{2611}"]
    where bytes.starts(with: tick, at: offset) {
      return bytes.starts(with: "\u{FE0F}", at: offset + 3) ? offset + 6 : offset + 3
    }
    return nil
  }
}
