/// The hour at which somebody is back from something.
extension TemporalParser {
  /// Returns the index behind `back by`, `home for`, `finish at`; 0 if there are no such words.
  func returning(_ i: Int) -> Int {
    let at = skipComma(i)
    guard isReturn(at) else { return 0 }
    switch word(at + 1) {
    case .by, .at, .until, .around, .for, .about: return at + 2
    default:
      // `finish 5 reports` counts them.
      var hour = Moment()
      let end = spells(at, ["back", "home"]) ? 0 : clock(at + 1, &hour, [.range, .hour])
      return end != 0 && (!hour.isBare || standsFree(at + 1)) ? at + 1 : 0
    }
  }

  /// True for a word before the second of two hours: `back at 4`.
  private func isReturn(_ i: Int) -> Bool { spells(i, ["back", "home", "finish", "finishes", "finishing"]) }

  /// True if a word behind that one may stand between two times: most times stand alone.
  func mayGoOn(_ i: Int, isBetween: Bool) -> Bool {
    stride(from: i + 1, to: count, by: 1).contains { connector($0, isBetween: isBetween) != 0 || isReturn($0) }
  }
}
