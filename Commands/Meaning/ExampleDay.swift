import Agenda
import Civil
import Grammar

extension CivilDate {
  /// A day of 2026, the year of the examples: their present is Friday 20 November 2026, 10:00.
  static func example(_ month: Int, _ day: Int, of year: Int = 2026) -> CivilDate {
    CivilDate(year: year, month: month, clampingDay: day)
  }
}

extension TemporalExpression {
  /// A date with the words of an example for it.
  static func example(_ text: String, _ date: CivilDate) -> TemporalExpression {
    var moment = TemporalExpression(text: text, range: 0..<text.utf8.count)
    moment.date = date
    moment.saysDay = true
    return moment
  }
}
