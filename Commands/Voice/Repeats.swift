import Agenda

extension Voice {
  /// A rule in words: `every week on Mon and Thu`.
  static func rule(_ rule: Recurrence, on desk: Desk) -> String {
    let unit =
      switch rule.frequency {
      case .secondly: "second"
      case .minutely: "minute"
      case .hourly: "hour"
      case .daily: "day"
      case .weekly: "week"
      case .monthly: "month"
      case .yearly: "year"
      }
    var told = rule.interval == 1 ? "every \(unit)" : "every \(rule.interval) \(unit)s"
    if rule.frequency == .weekly, rule.interval == 1, rule.byDay.map(\.weekday.rawValue).sorted() == [1, 2, 3, 4, 5] {
      told = "every weekday"
    } else if !rule.byDay.isEmpty {
      told += " on " + joined(rule.byDay.map { dayRule($0, position: rule.bySetPosition.first) })
    }
    if !rule.byMonthDay.isEmpty { told += " on the " + joined(rule.byMonthDay.map(monthDay)) }
    if !rule.byMonth.isEmpty {
      told += " in " + joined(rule.byMonth.compactMap { (1...12).contains($0) ? months[$0 - 1] : nil })
    }
    if let until = rule.until { told += " until \(date(until.date, on: desk))" }
    if let count = rule.count { told += count == 1 ? ", once" : ", \(count) times" }
    return told
  }

  private static func dayRule(_ rule: Recurrence.DayRule, position: Int?) -> String {
    guard let ordinal = rule.ordinal ?? position else { return weekday(rule.weekday) }
    return "the \(self.ordinal(ordinal)) \(weekday(rule.weekday))"
  }

  private static func monthDay(_ day: Int) -> String { day == -1 ? "last day" : ordinal(day) }

  /// `1st`, `22nd`, `last`, `2nd last`.
  static func ordinal(_ number: Int) -> String {
    if number < 0 { return number == -1 ? "last" : "\(ordinal(-number)) last" }
    let suffix =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }

  /// `a`, `a and b`, `a, b and c`.
  static func joined(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }
}
