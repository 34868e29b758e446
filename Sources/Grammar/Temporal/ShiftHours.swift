/// Shifts that are named by the part of the day in which they begin: `early shift`, `late sat 2-10`.
extension TemporalParser {
  /// The part of the day in which a shift begins, given the place of the word that tells it; nil if the line names no
  /// shift there.
  static func shift(
    _ tokens: UnsafePointer<Token>, _ i: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>, _ shifts: [StaticString]
  ) -> Part? {
    let part: Part
    switch tokens[i].word {
    case .early: part = .morning
    case .late: part = .noon
    case .part where tokens[i].value == Part.night.rawValue: part = .night
    case .unit where tokens[i].value == Unit.day.rawValue: part = .none
    default: return nil
    }
    if spells(tokens[i + 1], bytes, shifts) { return part }
    // `early tmrw 7-3`, `nights sat 7-7`, while `nights at 9` may be any.
    let mayStandAlone =
      part == .night
      ? i == 0 && tokens[i].flags.contains(.plural) && (tokens[1].word == .weekday || isDash(tokens[2]))
      : tokens[i].word == .early || tokens[i].word == .late
    return mayStandAlone && isOfTime(tokens, allBut: i, count) ? part : nil
  }

  private static func isDash(_ token: Token) -> Bool { token.kind == .mark && token.value == Int32(UInt8(ascii: "-")) }

  /// True if all words but one are of time: `mon early 7-3`.
  private static func isOfTime(_ tokens: UnsafePointer<Token>, allBut i: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { at in
      let word = tokens[at].word
      return at == i || tokens[at].kind != .word || word.speaksOfTime || word.isPreposition || word == .to
    }
  }
}
