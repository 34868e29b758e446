import Agenda

/// How a repeat is kept: as RFC 5545 3.3.10 writes it, with what that does not say beside it.
extension Recurrence {
  var storedText: String {
    var parts = ["FREQ=\(frequency.rawValue)", "INTERVAL=\(interval)"]
    if let count { parts.append("COUNT=\(count)") }
    if let until { parts.append("UNTIL=\(until)") }
    let lists: [(String, [Int])] = [
      ("BYMONTH", byMonth), ("BYWEEKNO", byWeekNumber), ("BYYEARDAY", byYearDay), ("BYMONTHDAY", byMonthDay),
      ("BYHOUR", byHour), ("BYMINUTE", byMinute), ("BYSECOND", bySecond), ("BYSETPOS", bySetPosition),
    ]
    for (key, values) in lists where !values.isEmpty {
      parts.append("\(key)=\(values.map(String.init).joined(separator: ","))")
    }
    if !byDay.isEmpty {
      parts.append("BYDAY=\(byDay.map { "\($0.ordinal ?? 0)/\($0.weekday.rawValue)" }.joined(separator: ","))")
    }
    parts.append("WKST=\(weekStart.rawValue)")
    if !exceptions.isEmpty { parts.append("EXDATE=\(exceptions.map(\.description).joined(separator: ","))") }
    if clampsToMonthEnd { parts.append("X-CLAMP=1") }
    return parts.joined(separator: ";")
  }

  init?(storedText: String) {
    var fields: [Substring: [Substring]] = [:]
    for part in storedText.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { fields[sides[0]] = sides[1].split(separator: ",") }
    }
    guard let frequency = fields["FREQ"]?.first.flatMap({ Frequency(rawValue: String($0)) }) else { return nil }
    func numbers(_ key: Substring) -> [Int] { (fields[key] ?? []).compactMap { Int($0) } }
    self.init(frequency, interval: numbers("INTERVAL").first ?? 1)
    count = numbers("COUNT").first
    until = fields["UNTIL"]?.first.flatMap { When(String($0)) }
    byMonth = numbers("BYMONTH")
    byWeekNumber = numbers("BYWEEKNO")
    byYearDay = numbers("BYYEARDAY")
    byMonthDay = numbers("BYMONTHDAY")
    byHour = numbers("BYHOUR")
    byMinute = numbers("BYMINUTE")
    bySecond = numbers("BYSECOND")
    bySetPosition = numbers("BYSETPOS")
    byDay = (fields["BYDAY"] ?? []).compactMap { value in
      let sides = value.split(separator: "/").compactMap { Int($0) }
      guard sides.count == 2, let weekday = Weekday(rawValue: sides[1]) else { return nil }
      return DayRule(weekday, ordinal: sides[0] == 0 ? nil : sides[0])
    }
    weekStart = numbers("WKST").first.flatMap { Weekday(rawValue: $0) } ?? .monday
    exceptions = (fields["EXDATE"] ?? []).compactMap { CivilDateTime(String($0)) }
    clampsToMonthEnd = numbers("X-CLAMP").first == 1
  }
}
