import Civil

/// The parts of a date in words: `Fri, 03 Sep 2027 22:00:00 +0000`, `05-Jan-2027`, `Fri Aug 21, 10:00 AM`, `21.8.2027`.
struct DateWords {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private(set) var time: CivilTime?
  private(set) var offset: Int?

  /// Reads a text; nil if any part of it does not belong in a date.
  init?(_ text: String) {
    var parts = text.split { " \t\n\r,()".contains($0) }.map { String($0) }[...]
    guard parts.count <= 12 else { return nil }
    while let part = parts.popFirst() {
      guard read(part, &parts) else { return nil }
    }
  }

  /// The day of the parts; without a year, the one nearest to the reference that is not half a year before it.
  func date(near reference: CivilDate?) -> CivilDate? {
    guard let month, let day else { return nil }
    if let year { return CivilDate(year: year, month: month, day: day) }
    guard let reference else { return nil }
    let candidates = [0, 1].compactMap { CivilDate(year: reference.year + $0, month: month, day: day) }
    return candidates.first { $0.dayNumber >= reference.dayNumber - 183 }
  }

  private mutating func read(_ part: String, _ rest: inout ArraySlice<String>) -> Bool {
    let lower = part.lowercased()
    if Self.fillers.contains(lower) || Self.weekdays.contains(String(lower.prefix(3))) && Self.isWord(lower) {
      return true
    }
    if let month = Self.month(lower) { return Self.set(&self.month, month) }
    if readTime(lower, &rest) || readOffset(part) { return true }
    let pieces = lower.split { "-/.".contains($0) }.map { String($0) }
    if pieces.count >= 2 { return readDate(pieces, dotted: lower.contains(".")) }
    return readNumber(lower)
  }

  /// `5:00`, `5pm`, `17:00:30`, and a `PM` after it.
  private mutating func readTime(_ part: String, _ rest: inout ArraySlice<String>) -> Bool {
    var digits = part[...]
    var half: String?
    for mark in ["a.m.", "p.m.", "am", "pm"] where digits.hasSuffix(mark) {
      digits = digits.dropLast(mark.count)
      half = mark
      break
    }
    if half == nil, part.contains(":"), let next = rest.first?.lowercased(), Self.halves.contains(next) {
      half = next
      rest.removeFirst()
    }
    let numbers = digits.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), half != nil || numbers.count > 1, var hour = numbers[0], time == nil
    else { return false }
    let minute = numbers.count > 1 ? numbers[1] : 0
    let second = numbers.count > 2 ? numbers[2] : 0
    if let half {
      guard (1...12).contains(hour) else { return false }
      hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
    }
    guard let minute, let second, let read = CivilTime(hour: hour, minute: minute, second: second) else { return false }
    time = read
    return true
  }

  /// `+0100`, `GMT`, `EST` (RFC 822, section 5).
  private mutating func readOffset(_ part: String) -> Bool {
    guard offset == nil, time != nil else { return false }
    if let hours = Self.zones[part.uppercased()] {
      offset = hours * 3600
      return true
    }
    let digits = part.dropFirst().filter { $0 != ":" }
    guard let sign = part.first, "+-".contains(sign), digits.count == 4, let number = Int(digits), number < 2400
    else { return false }
    offset = (sign == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
    return true
  }

  /// `05-jan-2027`, `2027/1/5`, `5.1.2027`. If day and month could be the other way round, it is not a date.
  private mutating func readDate(_ pieces: [String], dotted: Bool) -> Bool {
    if pieces.contains(where: { Self.month($0) != nil }) {
      return pieces.allSatisfy { piece in
        if let month = Self.month(piece) { return Self.set(&self.month, month) }
        return readNumber(piece)
      }
    }
    let numbers = pieces.compactMap { Int($0) }
    guard numbers.count == pieces.count, numbers.count == 3 else { return false }
    if numbers[0] > 31 {
      return Self.set(&year, numbers[0]) && Self.set(&month, numbers[1]) && Self.set(&day, numbers[2])
    }
    guard numbers[2] > 31 else { return false }
    if dotted || numbers[0] > 12 || numbers[0] == numbers[1] {
      return Self.set(&day, numbers[0]) && Self.set(&month, numbers[1]) && Self.set(&year, numbers[2])
    }
    return numbers[1] > 12 && Self.set(&month, numbers[0]) && Self.set(&day, numbers[1]) && Self.set(&year, numbers[2])
  }

  private mutating func readNumber(_ part: String) -> Bool {
    var digits = part[...]
    for ending in ["st", "nd", "rd", "th", "."] where digits.hasSuffix(ending) {
      digits = digits.dropLast(ending.count)
    }
    guard let number = Int(digits), digits.allSatisfy(\.isNumber) else { return false }
    if digits.count == 4 { return Self.set(&year, number) }
    return digits.count <= 2 && (day == nil ? Self.set(&day, number) : Self.set(&year, number + 2000))
  }

  /// Each part may occur only once.
  private static func set(_ part: inout Int?, _ value: Int) -> Bool {
    guard part == nil else { return false }
    part = value
    return true
  }

  private static func isWord(_ text: String) -> Bool { text.allSatisfy { $0.isLetter || $0 == "." } }

  private static func month(_ word: String) -> Int? {
    let letters = word.filter { $0 != "." }
    guard letters.count >= 3, isWord(word) else { return nil }
    return months.firstIndex { $0 == letters || $0.prefix(3) == letters || letters == "sept" && $0 == "september" }
      .map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let weekdays: Set = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let fillers: Set = ["at", "on", "the", "of", "from", "@", "·", "|", "-"]
  private static let halves: Set = ["am", "pm", "a.m.", "p.m."]
  private static let zones = [
    "GMT": 0, "UTC": 0, "UT": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8,
    "PDT": -7,
  ]
}
