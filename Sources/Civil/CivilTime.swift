/// A wall-clock time, to the second, without a time zone.
public struct CivilTime: Hashable, Sendable {
  /// Seconds since midnight, 0 to 86,399.
  public var secondOfDay: Int

  /// The time `secondOfDay` after midnight; values outside of one day wrap around.
  public init(secondOfDay: Int) {
    let rest = secondOfDay % 86_400
    self.secondOfDay = rest < 0 ? rest + 86_400 : rest
  }

  /// The time at an hour (0-23), minute and second (0-59), or nil when one of them is out of range.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    secondOfDay = hour * 3600 + minute * 60 + second
  }

  /// The hour, 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute of the hour, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second of the minute, 0 to 59.
  public var second: Int { secondOfDay % 60 }

  /// 00:00, the start of the day.
  public static let midnight = CivilTime(secondOfDay: 0)
  /// 23:59, the last minute of a day.
  public static let lastMinute = CivilTime(secondOfDay: 86_340)
  /// 12:00.
  public static let noon = CivilTime(secondOfDay: 43_200)

  /// The same time on the other half of the clock: 20:00 for 08:00.
  public var inOtherHalfOfDay: CivilTime { CivilTime(secondOfDay: (secondOfDay + 43_200) % 86_400) }
}

extension CivilTime: Comparable {
  /// Whether `a` is earlier in the day.
  public static func < (a: CivilTime, b: CivilTime) -> Bool { a.secondOfDay < b.secondOfDay }
}

extension CivilTime: LosslessStringConvertible {
  /// Reads `17:00` or `17:00:30`.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = digits(of: parts[0], count: 2),
      let minute = digits(of: parts[1], count: 2), let second = parts.count == 3 ? digits(of: parts[2], count: 2) : 0
    else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  /// The time as `17:00`; with seconds only if they are not 0.
  public var description: String {
    let minutes = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return second == 0 ? minutes : "\(minutes):\(padded(second, to: 2))"
  }
}
