public import Foundation

/// An IANA time zone: converts wall-clock times to instants and back.
///
/// A wall-clock time that a change of the clock skips is read with the offset before the change; one that a change
/// repeats means the first of the two (RFC 5545 3.3.5).
public struct Zone: Hashable, Sendable {
  private let timeZone: TimeZone

  /// The zone with that IANA name (`Europe/London`), or nil when there is none.
  public init?(identifier: String) {
    guard let timeZone = TimeZone(identifier: identifier) else { return nil }
    self.timeZone = timeZone
  }

  private init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  /// Coordinated Universal Time.
  public static let utc = Zone(TimeZone(secondsFromGMT: 0) ?? .gmt)

  /// The IANA name.
  public var identifier: String { timeZone.identifier }

  /// Seconds east of UTC at that instant.
  public func offset(at instant: Date) -> Int { timeZone.secondsFromGMT(for: instant) }

  /// The wall-clock time at an instant, rounded down to the second.
  public func local(at instant: Date) -> CivilDateTime {
    CivilDateTime(wallSeconds: instant.wholeSeconds + offset(at: instant))
  }

  /// The next instant at which the offset changes; nil if the zone data has none.
  public func nextChange(after instant: Date) -> Date? {
    var from = instant
    // The zone data also lists instants at which only the name of the time changes.
    while let next = timeZone.nextDaylightSavingTimeTransition(after: from), next > from {
      if offset(at: next) != offset(at: next.addingTimeInterval(-1)) { return next }
      from = next
    }
    return nil
  }

  /// The effect of a change of the clocks on a wall-clock time.
  public enum ClockChange: Hashable, Sendable {
    /// The time does not exist: the clocks skip it.
    case skipped
    /// The time comes twice: the clocks go back after it.
    case doubled
  }

  /// Returns the effect of a change of the clocks on a wall-clock time; nil if the time comes once.
  public func clockChange(at local: CivilDateTime) -> ClockChange? {
    let wall = local.wallSeconds
    let before = offset(at: Date(timeIntervalSince1970: Double(wall - 86_400)))
    let after = offset(at: Date(timeIntervalSince1970: Double(wall + 86_400)))
    guard before != after else { return nil }
    let isBefore = offset(at: Date(timeIntervalSince1970: Double(wall - before))) == before
    let isAfter = offset(at: Date(timeIntervalSince1970: Double(wall - after))) == after
    return isBefore == isAfter ? (isBefore ? .doubled : .skipped) : nil
  }

  /// The instant of a wall-clock time; see ``Zone`` for skipped and repeated times.
  public func instant(of local: CivilDateTime) -> Date {
    let wall = local.wallSeconds
    // No zone has changed twice within two days, so the only possible offsets are those a day before and a day after.
    let before = offset(at: Date(timeIntervalSince1970: Double(wall - 86_400)))
    let after = offset(at: Date(timeIntervalSince1970: Double(wall + 86_400)))
    let first = Date(timeIntervalSince1970: Double(wall - before))
    if before == after || offset(at: first) == before { return first }
    let second = Date(timeIntervalSince1970: Double(wall - after))
    return offset(at: second) == after ? second : first
  }
}

extension Date {
  /// Whole seconds since 1970, rounded down and clamped to about 30,000 years around it.
  var wholeSeconds: Int {
    let seconds = timeIntervalSince1970
    return seconds.isNaN ? 0 : Int(min(max(seconds, -1e12), 1e12).rounded(.down))
  }
}
