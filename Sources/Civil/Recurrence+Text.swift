extension Recurrence {
  /// Reads an RRULE value (RFC 5545 3.3.10), with or without `RRULE:` before it, its parts in any order.
  ///
  /// UNTIL may be a date or a date-time; one in UTC (`Z`) keeps that as its zone. BYEASTER is read, too. Ordinals in
  /// BYDAY count within months and years only, as in the RFC; elsewhere they are kept and ignored.
  /// - Throws: ``InvalidRecurrence`` with the part that is wrong.
  public init(rrule text: String) throws(InvalidRecurrence) {
    try self.init(parts: text, withExtensions: false)
  }

  /// The RRULE value, with its parts in the order of RFC 5545's grammar. Exceptions and ``clampsToMonthEnd``, which an
  /// RRULE cannot express, are left out. An UNTIL with its own zone is written in UTC.
  public var rrule: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if let until { parts.append("UNTIL=\(Recurrence.text(until: until))") }
    if let count { parts.append("COUNT=\(count)") }
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    func add(_ name: String, _ values: [some CustomStringConvertible]) {
      if !values.isEmpty { parts.append("\(name)=\(values.map(\.description).joined(separator: ","))") }
    }
    add("BYSECOND", bySecond)
    add("BYMINUTE", byMinute)
    add("BYHOUR", byHour)
    add("BYDAY", byDay)
    add("BYMONTHDAY", byMonthDay)
    add("BYYEARDAY", byYearDay)
    add("BYWEEKNO", byWeekNumber)
    add("BYMONTH", byMonth)
    add("BYEASTER", byEaster)
    add("BYSETPOS", bySetPosition)
    if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
    return parts.joined(separator: ";")
  }

  private static func text(until: When) -> String {
    guard let time = until.time else { return until.date.basicDescription }
    guard let zone = until.zone.flatMap({ Zone(identifier: $0) }) else {
      return CivilDateTime(until.date, time).basicDescription
    }
    return Zone.utc.local(at: until.instant(in: zone)).basicDescription + "Z"
  }

  init(parts text: String, withExtensions: Bool) throws(InvalidRecurrence) {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace || last == ";" { rest.removeLast() }
    let upper = rest.uppercased()
    let value = upper.hasPrefix("RRULE:") ? upper.dropFirst(6) : upper[...]
    self.init(.daily)
    var seen: Set<Substring> = []
    for part in value.split(separator: ";", omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: "=") else {
        throw Recurrence.invalid(part, "is not of the form NAME=value")
      }
      let name = part[..<equals]
      guard seen.insert(name).inserted else { throw Recurrence.invalid(part, "occurs twice") }
      try read(name, part[part.index(after: equals)...], of: part, withExtensions: withExtensions)
    }
    guard seen.contains("FREQ") else { throw Recurrence.invalid(rest, "has no FREQ") }
  }

  private mutating func read(
    _ name: Substring, _ value: Substring, of part: Substring, withExtensions: Bool
  ) throws(InvalidRecurrence) {
    switch name {
    case "FREQ":
      guard let frequency = Frequency(rawValue: String(value)) else {
        throw Recurrence.invalid(part, "is not a frequency: use SECONDLY to YEARLY")
      }
      self.frequency = frequency
    case "INTERVAL": interval = try Recurrence.positive(value, of: part)
    case "COUNT": count = try Recurrence.positive(value, of: part)
    case "UNTIL": until = try Recurrence.until(value, of: part)
    case "BYSECOND": bySecond = try Recurrence.numbers(value, 0...60, of: part)
    case "BYMINUTE": byMinute = try Recurrence.numbers(value, 0...59, of: part)
    case "BYHOUR": byHour = try Recurrence.numbers(value, 0...23, of: part)
    case "BYDAY": byDay = try Recurrence.days(value, of: part)
    case "BYMONTHDAY": byMonthDay = try Recurrence.numbers(value, -31...31, without: 0, of: part)
    case "BYYEARDAY": byYearDay = try Recurrence.numbers(value, -366...366, without: 0, of: part)
    case "BYWEEKNO": byWeekNumber = try Recurrence.numbers(value, -53...53, without: 0, of: part)
    case "BYMONTH": byMonth = try Recurrence.numbers(value, 1...12, of: part)
    case "BYEASTER": byEaster = try Recurrence.numbers(value, -366...366, of: part)
    case "BYSETPOS": bySetPosition = try Recurrence.numbers(value, -366...366, without: 0, of: part)
    case "WKST":
      guard let weekday = Weekday(code: value) else {
        throw Recurrence.invalid(part, "is not a weekday: use MO to SU")
      }
      weekStart = weekday
    case "X-CLAMP" where withExtensions: clampsToMonthEnd = value == "1"
    case "EXDATE" where withExtensions:
      for text in value.split(separator: ",") {
        guard let moment = CivilDateTime(basic: text) else {
          throw Recurrence.invalid(part, "is not a list of times such as 20261225T090000")
        }
        exceptions.append(moment)
      }
    default: throw Recurrence.invalid(part, "is not part of a repeat rule")
    }
  }

  private static func positive(_ value: Substring, of part: Substring) throws(InvalidRecurrence) -> Int {
    guard let number = Int(value), number > 0 else { throw invalid(part, "must be a number of at least 1") }
    return number
  }

  private static func until(_ value: Substring, of part: Substring) throws(InvalidRecurrence) -> When {
    if let date = CivilDate(basic: value) { return When(date) }
    let isUTC = value.last == "Z"
    guard let moment = CivilDateTime(basic: isUTC ? value.dropLast() : value) else {
      throw invalid(part, "is not a date such as 20261225 or 20261225T090000")
    }
    return When(moment.date, moment.time, zone: isUTC ? Zone.utc.identifier : nil)
  }

  private static func numbers(
    _ value: Substring, _ range: ClosedRange<Int>, without gap: Int? = nil, of part: Substring
  ) throws(InvalidRecurrence) -> [Int] {
    var numbers: [Int] = []
    for text in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(text), range ~= number, number != gap else {
        let zero = gap == nil ? "" : " without 0"
        throw invalid(part, "must be from \(range.lowerBound) to \(range.upperBound)\(zero)")
      }
      numbers.append(number)
    }
    return numbers
  }

  private static func days(_ value: Substring, of part: Substring) throws(InvalidRecurrence) -> [DayRule] {
    var days: [DayRule] = []
    for text in value.split(separator: ",", omittingEmptySubsequences: false) {
      let number = text.dropLast(2)
      guard let weekday = Weekday(code: text.suffix(2)),
        number.isEmpty || Int(number).map({ $0 != 0 && -53...53 ~= $0 }) == true
      else { throw invalid(part, "is not a list of weekdays such as MO, 2TU or -1FR") }
      days.append(DayRule(weekday, ordinal: Int(number)))
    }
    return days
  }

  static func invalid(_ part: Substring, _ reason: String) -> InvalidRecurrence {
    InvalidRecurrence(String(part), reason: reason)
  }
}

extension Recurrence.DayRule: CustomStringConvertible {
  /// `FR`, or with its ordinal `-1FR`.
  public var description: String { (ordinal.map(String.init) ?? "") + weekday.code }
}

extension Weekday {
  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// The two letters of RFC 5545: `MO`.
  var code: String { Weekday.codes[rawValue - 1] }

  init?(code: Substring) {
    guard let index = Weekday.codes.firstIndex(where: { $0 == code }) else { return nil }
    self.init(rawValue: index + 1)
  }
}
