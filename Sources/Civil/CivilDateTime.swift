/// A date and a wall-clock time, without a time zone (RFC 5545 3.3.5, form 1: local time).
public struct CivilDateTime: Hashable, Sendable {
  /// The day.
  public var date: CivilDate
  /// The time of that day.
  public var time: CivilTime

  /// Joins a day and a time of that day.
  public init(_ date: CivilDate, _ time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Seconds since 1970-01-01T00:00 on the same wall clock. They are not an instant, but differences between them are
  /// right.
  public var wallSeconds: Int { date.dayNumber * 86_400 + time.secondOfDay }

  /// The wall-clock time `wallSeconds` after 1970-01-01T00:00, or before it when negative.
  public init(wallSeconds: Int) {
    let day = wallSeconds >= 0 ? wallSeconds / 86_400 : (wallSeconds - 86_399) / 86_400
    self.init(CivilDate(dayNumber: day), CivilTime(secondOfDay: wallSeconds - day * 86_400))
  }

  /// The wall-clock time that is `seconds` later, with every day 86,400 seconds long.
  public func adding(seconds: Int) -> CivilDateTime { CivilDateTime(wallSeconds: wallSeconds + seconds) }
}

extension CivilDateTime: Comparable {
  /// Whether `a` is earlier on the same wall clock.
  public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool { (a.date, a.time) < (b.date, b.time) }
}

extension CivilDateTime: LosslessStringConvertible {
  /// Reads `2026-11-20T10:00`, with or without seconds.
  public init?(_ description: String) {
    let parts = description.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilDate(String(parts[0])), let time = CivilTime(String(parts[1]))
    else { return nil }
    self.init(date, time)
  }

  /// `2026-11-20T10:00`.
  public var description: String { "\(date)T\(time)" }
}
