internal import Agenda

/// Amounts that are paid again and again.
extension TemporalParser {
  /// The `month on the 1st` of `£35 a month on the 1st`.
  func paidOn(_ i: Int, _ cycle: inout Cycle?) -> Int {
    guard let unit = unit(i), !has(i, .plural), unit == .week || unit == .fortnight || unit == .month || unit == .year,
      case let at = word(skipComma(i + 1)) == .due ? skipComma(i + 1) + 1 : skipComma(i + 1), word(at) == .on,
      var new = TemporalParser.cycle(of: unit, 1), case let end = days(at, &new), end != 0
    else { return 0 }
    cycle = new
    return end
  }

  /// True behind an amount of money: `£12.50`, `20 quid`.
  func isAmount(before i: Int) -> Bool {
    var at = i - 1
    if at > 0, spells(at, words.currencies) { return isNumber(at - 1) }
    if at > 2, isNumber(at), isMark(at - 1, "."), isGlued(at), isNumber(at - 2) { at -= 2 }
    guard at >= 0, isNumber(at) else { return false }
    let start = Int(tokens[at].start)
    func stands(_ symbol: [UInt8]) -> Bool {
      start >= symbol.count && symbol.indices.allSatisfy { bytes[start - symbol.count + $0] == symbol[$0] }
    }
    // $, £ and €
    return stands([0x24]) || stands([0xC2, 0xA3]) || stands([0xE2, 0x82, 0xAC])
  }

  /// True for the day of `£500 per month on the 28th`.
  func isPaidMonthly(on i: Int) -> Bool {
    guard i > 3, word(i - 1) == .on, isUnit(i - 2, .month) else { return false }
    return (spells(i - 3, words.ofEach) || isMark(i - 3, "/")) && isAmount(before: i - 3)
  }
}
