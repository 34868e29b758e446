internal import Agenda
import Civil

extension EnglishDates {
  static let quarter = DateRule(
    "quarter of the year", ["in Q2", "Q3 2027", "by q4", "Q1 of 2028"], at: .words(.numberedQuarter),
    .moment { parser, i, m, context in parser.numberedQuarter(i, &m, &context) })
}

/// Quarters by their number.
extension TemporalParser {
  /// `Q2`, `Q3 2027`, `Q1 of next year`: its first day, or its last if it has begun, as for other periods.
  func numberedQuarter(_ i: Int, _ m: inout Moment, _ context: inout MomentContext) -> Int {
    guard let (first, end) = quarter(i) else { return 0 }
    // `the Q2 report`, `receipts for Q4`
    let isDated = end > i + 2
    guard isDated || !isBeforeNoun(end) && context.leads.isDisjoint(with: [.for, .around]) else { return 0 }
    m.fix(first > today ? first : first.adding(months: 3).adding(days: -1), .quarter)
    m.mayBePast = isDated
    context.isWeak = !isDated
    return end
  }

  /// The first day of the quarter that begins at a token, and the token behind it. The year is the one said with it, or
  /// else that of the quarter that ends next.
  func quarter(_ i: Int) -> (first: CivilDate, end: Int)? {
    guard word(i) == .numberedQuarter, isNumber(i + 1), isGlued(i + 1), tokens[i + 1].digits == 1,
      (1...4).contains(value(i + 1)), !continues(i + 2)
    else { return nil }
    func first(in year: Int) -> CivilDate { CivilDate(year: year, month: value(i + 1) * 3 - 2, clampingDay: 1) }
    let at = word(i + 2) == .of ? i + 3 : skipComma(i + 2)
    if let said = yearNumber(at) { return (first(in: said.value), said.next) }
    var span = Moment()
    let end = period(at, &span)
    if end != 0, span.grain == .year { return (first(in: CivilDate(dayNumber: Int(span.fixed)).year), end) }
    let next = first(in: year)
    return (next.adding(months: 3) <= today ? first(in: year + 1) : next, i + 2)
  }
}
