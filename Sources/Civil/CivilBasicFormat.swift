/// ISO 8601's basic format, as RFC 5545 writes dates and times (3.3.4, 3.3.5): no dashes, no colons.
extension CivilDate {
  /// Reads `20261225`, nothing else.
  public init?(basic text: some StringProtocol) {
    guard let digits = digits(of: text, count: 8) else { return nil }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// `20261225`.
  public var basicDescription: String {
    let (year, month, day) = components
    return "\(padded(year, to: 4))\(padded(month, to: 2))\(padded(day, to: 2))"
  }
}

extension CivilDateTime {
  /// Reads `20261225T090000`, nothing else: the caller knows what a `Z` means.
  public init?(basic text: some StringProtocol) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilDate(basic: parts[0]), let digits = digits(of: parts[1], count: 6),
      // A leap second counts as the second before it (RFC 5545 3.3.12).
      let time = CivilTime(
        hour: digits / 10_000, minute: digits / 100 % 100, second: digits % 100 == 60 ? 59 : digits % 100)
    else { return nil }
    self.init(date, time)
  }

  /// `20261225T090000`.
  public var basicDescription: String {
    "\(date.basicDescription)T\(padded(time.hour, to: 2))\(padded(time.minute, to: 2))\(padded(time.second, to: 2))"
  }
}

/// Returns the number that exactly `count` digits make, without a sign; nil for any other text.
func digits(of text: some StringProtocol, count: Int) -> Int? {
  var number = 0
  var length = 0
  for byte in text.utf8 {
    guard 48...57 ~= byte else { return nil }
    number = number * 10 + Int(byte - 48)
    length += 1
    if length > count { return nil }
  }
  return length == count ? number : nil
}
