public import Foundation

/// A day, or a time on a day, as an item stores it: local time, with its own zone if the person named one.
///
/// Without a zone it follows the person's zone: someone who moves from London to Lisbon still gets up at seven.
public struct When: Hashable, Sendable {
  /// The day, in ``zone``.
  public var date: CivilDate
  /// The time; nil for the whole day.
  public var time: CivilTime?
  /// The IANA name of the zone, if the person named one (`5pm ET`); nil follows the person's.
  public var zone: String?

  /// A whole day, or a time on it.
  public init(_ date: CivilDate, _ time: CivilTime? = nil, zone: String? = nil) {
    self.date = date
    self.time = time
    self.zone = zone
  }

  /// Returns its instant, in its own zone or else in `zone`, the person's; for a whole day, its midnight.
  public func instant(in zone: Zone) -> Date {
    let own = self.zone.flatMap { Zone(identifier: $0) } ?? zone
    return own.instant(of: CivilDateTime(date, time ?? .midnight))
  }

  /// Returns the same moment on the wall clock of the person's zone; a whole day stays the same day.
  public func local(in zone: Zone) -> When {
    guard let time, let name = self.zone, let own = Zone(identifier: name) else { return When(date, time) }
    let there = zone.local(at: own.instant(of: CivilDateTime(date, time)))
    return When(there.date, there.time)
  }
}

extension When: LosslessStringConvertible {
  /// Reads `2026-11-21` or `2026-11-21T17:00`.
  public init?(_ description: String) {
    if let date = CivilDate(description) {
      self.init(date)
    } else if let moment = CivilDateTime(description) {
      self.init(moment.date, moment.time)
    } else {
      return nil
    }
  }

  /// `2026-11-21` or `2026-11-21T17:00`, without the zone.
  public var description: String { time.map { "\(date)T\($0)" } ?? date.description }
}
