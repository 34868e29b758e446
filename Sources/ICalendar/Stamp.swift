public import Civil

/// A DATE, DATE-TIME or PERIOD as a calendar writes it (RFC 5545 3.3.4, 3.3.5, 3.3.9), before its zone is looked up.
///
/// Strangers' calendars break the rules, so this also reads `24:00`, dashes, colons, fractions of seconds and missing
/// seconds.
public struct Stamp: Hashable, Sendable {
  /// The local day.
  public var date: CivilDate
  /// The local time; nil for a whole day.
  public var time: CivilTime?
  /// Whether the time is in UTC.
  public var isUTC = false
  /// The seconds east of UTC, if the value has an offset, which RFC 5545 does not allow; nil if not.
  public var offset: Int?
  /// The length of a PERIOD, in calendar days and seconds; nil for any other value.
  public var length: (days: Int, seconds: Int)? {
    get { lengthDays.map { ($0, lengthSeconds) } }
    set { (lengthDays, lengthSeconds) = (newValue?.days, newValue?.seconds ?? 0) }
  }

  private var lengthDays: Int?
  private var lengthSeconds = 0

  /// Reads one value; nil if it is not valid.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1)
    guard let first = parts.first, var moment = StampScanner(first).moment else { return nil }
    // 24:00 is the midnight after the day.
    if moment.seconds == 86_400 { (moment.date, moment.seconds) = (moment.date.adding(days: 1), 0) }
    date = moment.date
    time = moment.seconds.map { CivilTime(secondOfDay: $0) }
    isUTC = moment.isUTC
    offset = moment.offset
    guard parts.count == 2 else { return }
    if let duration = DurationText(String(parts[1])) {
      length = (duration.days, duration.seconds)
    } else if let end = Stamp(parts[1]), end.wall >= wall {
      length = (0, end.wall.wallSeconds - wall.wallSeconds)
    }
  }

  /// The local day and time; midnight for a whole day.
  public var wall: CivilDateTime { CivilDateTime(date, time ?? .midnight) }
}

extension ContentLine {
  /// The days and times in the value, which commas separate, without those that cannot be read. The form of each
  /// decides its type, not the VALUE parameter.
  public var stamps: [Stamp] { value.split(separator: ",").compactMap { Stamp($0) } }

  /// The duration in the value, in calendar days and seconds; nil if it is not a duration.
  public var duration: (days: Int, seconds: Int)? {
    var text = value[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return DurationText(String(text)).map { ($0.days, $0.seconds) }
  }
}
