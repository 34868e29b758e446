import Civil

/// Scans the digits of a day and a time, with or without dashes and colons.
struct StampScanner {
  /// The parts of a value. `seconds` are those of the day: nil for a whole day, and 86,400 for 24:00.
  struct Moment {
    var date: CivilDate
    var seconds: Int?
    var isUTC = false
    var offset: Int?
  }

  /// The moment that was read; nil if the text is not a day or time.
  private(set) var moment: Moment?
  private var rest: ArraySlice<UInt8>

  init(_ text: some StringProtocol) {
    rest = Array(text.utf8)[...]
    skipSpaces()
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    guard let year = number(4), pass("-") != nil, let month = number(2), pass("-") != nil, let day = number(2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return }
    moment = Moment(date: date)
    guard !rest.isEmpty else { return }
    moment = clock(on: date)
  }

  private mutating func clock(on date: CivilDate) -> Moment? {
    guard let separator = rest.popFirst(), "Tt ".utf8.contains(separator) else { return nil }
    skipSpaces()
    guard let hour = number(2), pass(":") != nil, let minute = number(2), minute < 60 else { return nil }
    _ = pass(":")
    let second = number(2) ?? 0
    // A leap second counts as the second before it (RFC 5545 3.3.12).
    guard hour <= 24, second <= 60, hour < 24 || minute + second == 0 else { return nil }
    var moment = Moment(date: date, seconds: hour * 3600 + minute * 60 + min(second, 59))
    // Some programs write the seconds twice: 19:00:00:00.
    if rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      guard number(2) != nil else { return nil }
    }
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { 48...57 ~= $0 } }
    skipSpaces()
    switch rest.first {
    case nil: break
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): moment.isUTC = true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let sign = rest.removeFirst() == UInt8(ascii: "-") ? -1 : 1
      guard let hours = number(2), hours < 24, pass(":") != nil else { return nil }
      moment.offset = sign * (hours * 3600 + (number(2) ?? 0) * 60)
      return rest.isEmpty ? moment : nil
    default: return nil
    }
    return rest.count <= 1 ? moment : nil
  }

  /// Reads exactly `count` digits; nil if there are fewer.
  private mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  /// Skips a separator if it is next; it may be missing.
  private mutating func pass(_ separator: Unicode.Scalar) -> Void? {
    if rest.first == UInt8(ascii: separator) { rest.removeFirst() }
    return ()
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 <= 0x20 } }
}
