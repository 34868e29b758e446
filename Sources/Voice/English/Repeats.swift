package import Agenda
package import Civil

// Repetitions in plain words.
extension Wording {
  package func rule(_ rule: Recurrence, on desk: Desk) -> String {
    var told = days(rule, on: desk)
    if rule.byHour.count > 1 { told += " at " + joined(hours(rule).map { time($0, on: desk) }) }
    // Leaves out exceptions in the past, since nobody needs them.
    let left = rule.exceptions.map(\.date).filter { $0 >= desk.today }.sorted()
    if !left.isEmpty {
      let days = left.prefix(3).map { date($0, on: desk) } + (left.count > 3 ? ["\(left.count - 3) more"] : [])
      told += " except " + joined(days)
    }
    if let until = rule.until { told += " until \(date(until.date, on: desk))" }
    if let count = rule.count { told += count == 1 ? ", once" : ", \(count) times" }
    return told
  }

  private func hours(_ rule: Recurrence) -> [CivilTime] {
    rule.byHour.sorted().flatMap { hour in
      (rule.byMinute.isEmpty ? [0] : rule.byMinute.sorted()).compactMap { CivilTime(hour: hour, minute: $0) }
    }
  }

  private func days(_ rule: Recurrence, on desk: Desk) -> String {
    switch rule.frequency {
    case .weekly where !rule.byDay.isEmpty: weekdays(rule) + months(rule)
    case .monthly where rule.isOfDays: daysOfMonth(rule) + months(rule)
    case .yearly where rule.isOfDays: daysOfYear(rule, on: desk)
    default: plain(rule) + months(rule)
    }
  }

  /// `every 2 weeks`
  private func plain(_ rule: Recurrence) -> String {
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
    // Multiples of 24 hours are given in days, since nobody counts 168 hours.
    if rule.frequency == .hourly, rule.interval % 24 == 0 {
      let days = rule.interval / 24
      let (count, longer) = days % 7 == 0 ? (days / 7, "week") : (days, "day")
      return count == 1 ? "every \(longer)" : "every \(count) \(longer)s"
    }
    var told = rule.interval == 1 ? "every \(unit)" : "every \(rule.interval) \(unit)s"
    if !rule.byDay.isEmpty { told += " on " + joined(rule.byDay.map { place($0.ordinal) + long($0.weekday) }) }
    if !rule.byMonthDay.isEmpty { told += " on the " + joined(rule.byMonthDay.map(monthDay)) }
    return told
  }

  /// `every weekday`, `every Tuesday`, `every 2 weeks on Tuesday and Thursday`
  private func weekdays(_ rule: Recurrence) -> String {
    let days = rule.byDay.map(\.weekday.rawValue).sorted()
    let told =
      days == [1, 2, 3, 4, 5]
      ? "weekday" : joined(rule.byDay.map { rule.byDay.count > 3 ? weekday($0.weekday) : long($0.weekday) })
    guard rule.interval > 1 else { return "every \(told)" }
    return "every \(rule.interval) weeks on " + (told == "weekday" ? "weekdays" : told)
  }

  /// `every first Monday`, `on the last working day of every month`, `every month on the 1st and 15th`
  private func daysOfMonth(_ rule: Recurrence) -> String {
    let month = rule.interval == 1 ? "every month" : "every \(rule.interval) months"
    if let days = workingDays(rule) { return "on the \(days) of \(month)" }
    let weekdays = rule.byDay.map { place($0.ordinal ?? rule.bySetPosition.first) + long($0.weekday) }
    if !rule.byMonthDay.isEmpty {
      let days = joined(rule.byMonthDay.map(monthDay))
      if !weekdays.isEmpty { return "every \(joined(weekdays)) the \(days)" }
      return rule.byMonthDay == [-1] ? "on the last day of \(month)" : "\(month) on the \(days)"
    }
    guard rule.interval == 1, rule.byDay.allSatisfy({ $0.ordinal ?? rule.bySetPosition.first != nil }) else {
      return "\(month) on " + joined(weekdays.map { rule.isOrdinal ? "the \($0)" : $0 })
    }
    return "every \(joined(weekdays)) of the month"
  }

  /// `every 31 Dec`, `every fourth Thursday in Nov`
  private func daysOfYear(_ rule: Recurrence, on desk: Desk) -> String {
    if rule.interval == 1, rule.byDay.isEmpty, rule.byMonth.count == 1, !rule.byMonthDay.isEmpty,
      rule.byMonthDay.allSatisfy({ $0 > 0 }), let month = rule.byMonth.first, (1...12).contains(month)
    {
      let name = months[month - 1]
      let days = joined(rule.byMonthDay.map(String.init))
      return desk.person.conventions.dateOrder == .dayFirst ? "every \(days) \(name)" : "every \(name) \(days)"
    }
    if rule.interval == 1, !rule.byDay.isEmpty, rule.isOrdinal, !rule.byMonth.isEmpty {
      let days = rule.byDay.map { place($0.ordinal ?? rule.bySetPosition.first) + long($0.weekday) }
      return "every \(joined(days))" + months(rule)
    }
    return plain(rule) + months(rule)
  }

  /// Returns `last working day` if the rule has the working days and their position in the month.
  private func workingDays(_ rule: Recurrence) -> String? {
    guard rule.byDay.map(\.weekday.rawValue).sorted() == [1, 2, 3, 4, 5], rule.byDay.allSatisfy({ $0.ordinal == nil }),
      !rule.bySetPosition.isEmpty, rule.byMonthDay.isEmpty
    else { return nil }
    return joined(rule.bySetPosition.map(place).map { $0.trimmed }) + " working day"
  }

  private func months(_ rule: Recurrence) -> String {
    let names = rule.byMonth.compactMap { (1...12).contains($0) ? months[$0 - 1] : nil }
    guard !names.isEmpty else { return "" }
    guard names.count > 6 else { return " in " + joined(names) }
    let left = (1...12).filter { !rule.byMonth.contains($0) }.map { months[$0 - 1] }
    return left.isEmpty ? "" : " except in " + joined(left)
  }

  private func long(_ day: Weekday) -> String { weekdays[day.rawValue - 1] }

  /// `first `, `last `, `third last `, or nothing.
  private func place(_ ordinal: Int?) -> String {
    guard let ordinal else { return "" }
    let words = ["first", "second", "third", "fourth", "fifth"]
    guard (1...5).contains(abs(ordinal)) else { return "\(self.ordinal(ordinal)) " }
    if ordinal < 0 { return ordinal == -1 ? "last " : "\(words[-ordinal - 1]) last " }
    return "\(words[ordinal - 1]) "
  }

  private func monthDay(_ day: Int) -> String { day == -1 ? "last day" : ordinal(day) }

  /// `1st`, `22nd`, `last`, `2nd last`.
  func ordinal(_ number: Int) -> String {
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

  package func joined(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }
}

extension Recurrence {
  /// True if the rule names days, not only how often.
  fileprivate var isOfDays: Bool { !byDay.isEmpty || !byMonthDay.isEmpty }
  /// True if its weekdays have a position in the month.
  fileprivate var isOrdinal: Bool { !bySetPosition.isEmpty || byDay.contains { $0.ordinal != nil } }
}
