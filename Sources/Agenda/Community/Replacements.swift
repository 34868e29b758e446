import Civil
import Foundation

/// The replacements for occurrences of a series, found without looking at each part of it.
struct Replacements {
  /// The replacement for one occurrence.
  enum Replacement {
    /// A separate part replaces only this occurrence.
    case alone
    /// The latest part that replaces this occurrence and all that follow.
    case since(CommunityEvent)
  }

  private let zone: Zone
  private var instants: Set<Date> = []
  /// The days on which a part replaces whatever occurs, and all days on which a part replaces something.
  private var (wholeDays, days): (Set<CivilDate>, Set<CivilDate>) = ([], [])
  /// The parts that replace all later occurrences, in order of their originals.
  private var later: [(since: Date, part: CommunityEvent)] = []

  /// - Parameter zone: the series' own.
  init(_ parts: [CommunityEvent], in zone: Zone) {
    self.zone = zone
    for part in parts {
      guard let original = part.original else { continue }
      let day = original.local(in: zone).date
      days.insert(day)
      if original.time == nil { wholeDays.insert(day) }
      let instant = original.instant(in: zone)
      instants.insert(instant)
      if part.replacesLater { later.append((instant, part)) }
    }
    later.sort { $0.since < $1.since }
  }

  /// The replacement of the occurrence that begins then; nil if it has none.
  subscript(start: When) -> Replacement? {
    guard !days.isEmpty else { return nil }
    // An original that is a whole day replaces whatever occurs on that day.
    let isOn = start.time == nil ? days : wholeDays
    if isOn.contains(start.date) { return .alone }
    let instant = start.instant(in: zone)
    if start.time != nil, instants.contains(instant) { return .alone }
    return later.last { $0.since < instant }.map { .since($0.part) }
  }
}
