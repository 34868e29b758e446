public import Foundation

/// An IANA time zone: turns a time on the wall into an instant and back.
///
/// A wall time that the spring change skips is read with the offset before the change; one that the autumn
/// change repeats is its first occurrence (RFC 5545 3.3.5).
public struct Zone: Hashable, Sendable {
  private let timeZone: TimeZone

  /// The zone of that IANA name (`Europe/London`), or nil when there is none.
  public init?(identifier: String) {
    guard let timeZone = TimeZone(identifier: identifier) else { return nil }
    self.timeZone = timeZone
  }

  private init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  public static let utc = Zone(TimeZone(secondsFromGMT: 0) ?? .gmt)

  /// The IANA name.
  public var identifier: String { timeZone.identifier }

  /// Seconds east of UTC at that instant.
  public func offset(at instant: Date) -> Int { timeZone.secondsFromGMT(for: instant) }

  /// What the wall shows at that instant.
  public func local(at instant: Date) -> CivilDateTime {
    CivilDateTime(wallSeconds: instant.wholeSeconds + offset(at: instant))
  }

  /// The next instant from which the zone keeps another offset; nil when none is foreseen.
  public func nextChange(after instant: Date) -> Date? {
    var from = instant
    // The zone data also lists instants at which only the name of the time changes.
    while let next = timeZone.nextDaylightSavingTimeTransition(after: from), next > from {
      if offset(at: next) != offset(at: next.addingTimeInterval(-1)) { return next }
      from = next
    }
    return nil
  }

  /// The instant at which the wall shows that; see the type's note for skipped and repeated times.
  public func instant(of local: CivilDateTime) -> Date {
    let wall = local.wallSeconds
    // No zone has changed twice within two days, so the offsets a day before and a day after are all there are.
    let before = offset(at: Date(timeIntervalSince1970: Double(wall - 86_400)))
    let after = offset(at: Date(timeIntervalSince1970: Double(wall + 86_400)))
    let first = Date(timeIntervalSince1970: Double(wall - before))
    if before == after || offset(at: first) == before { return first }
    let second = Date(timeIntervalSince1970: Double(wall - after))
    return offset(at: second) == after ? second : first
  }
}

extension Date {
  /// Whole seconds since 1970, rounded down; what lies beyond some 30,000 years is as good as there.
  var wholeSeconds: Int {
    let seconds = timeIntervalSince1970
    return seconds.isNaN ? 0 : Int(min(max(seconds, -1e12), 1e12).rounded(.down))
  }
}
