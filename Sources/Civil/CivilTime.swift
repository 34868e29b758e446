/// A time on the wall, to the second, with no zone.
public struct CivilTime: Hashable, Sendable {
  /// Seconds since midnight, 0 to 86,399.
  public var secondOfDay: Int

  /// The time so many seconds after midnight; wraps around the day.
  public init(secondOfDay: Int) {
    let rest = secondOfDay % 86_400
    self.secondOfDay = rest < 0 ? rest + 86_400 : rest
  }

  /// That hour (0-23), minute and second, or nil when there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    secondOfDay = hour * 3600 + minute * 60 + second
  }

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  public static let midnight = CivilTime(secondOfDay: 0)
  public static let noon = CivilTime(secondOfDay: 43_200)
}

extension CivilTime: Comparable {
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

  /// `17:00`, with seconds only where there are any.
  public var description: String {
    let minutes = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return second == 0 ? minutes : "\(minutes):\(padded(second, to: 2))"
  }
}
