import Agenda

extension CivilDate {
  /// A day of 2026, the year that the examples are told in: their now is Friday 20 November 2026, 10:00.
  static func example(_ month: Int, _ day: Int, of year: Int = 2026) -> CivilDate {
    CivilDate(year: year, month: month, clampingDay: day)
  }
}
