/// The hour at which somebody is back from something.
extension TemporalParser {
  /// Returns the index behind `back by`, `home for`, `finish at`; 0 if there are no such words.
  func returning(_ i: Int) -> Int {
    let at = skipComma(i)
    guard spells(at, ["back", "home", "finish", "finishes", "finishing"]) else { return 0 }
    switch word(at + 1) {
    case .by, .at, .until, .around, .for, .about: return at + 2
    default:
      // `finish 5 reports` counts them.
      var hour = Moment()
      let end = spells(at, ["back", "home"]) ? 0 : clock(at + 1, &hour, [.range, .hour])
      return end != 0 && (!hour.isBare || standsFree(at + 1)) ? at + 1 : 0
    }
  }
}
