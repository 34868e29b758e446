/// The hour at which somebody is back from something.
extension TemporalParser {
  /// Returns the index behind `back by`, `home for`, `finish at`; 0 if there are no such words.
  func returning(_ i: Int) -> Int {
    let at = skipComma(i)
    guard spells(at, ["back", "home", "finish", "finishes", "finishing"]) else { return 0 }
    switch word(at + 1) {
    case .by, .at, .until, .around, .for, .about: return at + 2
    default: return spells(at, ["back", "home"]) ? 0 : at + 1
    }
  }
}
