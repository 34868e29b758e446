import Agenda
import Civil
import Foundation

/// A zone as a calendar describes it (RFC 5545 3.6.5), made from the system's zone data.
///
/// Changes that follow a rule until the last year become one rule without an end; the others are listed one by one. A
/// calendar that knows the zone by its name uses its own data anyway.
struct ZoneComponent {
  let zone: Zone
  /// The first year to describe, and the last one in which to look for rules.
  let years: ClosedRange<Int>

  /// One change of the clock: the local time before it, and the offsets before and after it in seconds east of UTC.
  private struct Change {
    var wall: CivilDateTime
    var from: Int
    var to: Int

    var kind: Kind {
      Kind(month: wall.date.month, weekday: wall.date.weekday, time: wall.time, from: from, to: to)
    }
    /// The ordinal of the change's weekday in its month, counted from the first.
    var fromStart: Int { (wall.date.day - 1) / 7 + 1 }
    /// The same ordinal counted from the last, which is -1.
    var fromEnd: Int { -((CivilDate.days(inMonth: wall.date.month, of: wall.date.year) - wall.date.day) / 7 + 1) }
  }

  /// The values that the changes of one rule have in common.
  private struct Kind: Hashable {
    var month: Int
    var weekday: Weekday
    var time: CivilTime
    var from: Int
    var to: Int
  }

  var component: Component {
    let start = CivilDateTime(CivilDate(year: years.lowerBound, month: 1, clampingDay: 1), .midnight)
    let first = zone.instant(of: start)
    let offset = zone.offset(at: first)
    let changes = self.changes(after: first)
    let rules = Dictionary(grouping: changes, by: \.kind).values.compactMap { rule(among: $0) }
    let ruled = Set(rules.flatMap { $0.changes.map(\.wall) })
    let single = changes.filter { !ruled.contains($0.wall) }
    return Component(
      "VTIMEZONE", [ContentLine("TZID", text: zone.identifier)],
      [observance("STANDARD", at: start, from: offset, to: offset)]
        + single.map { observance(name(of: $0), at: $0.wall, from: $0.from, to: $0.to) }
        + rules.sorted { $0.changes[0].wall < $1.changes[0].wall }.map { rule in
          let first = rule.changes[0]
          return observance(
            name(of: first), at: first.wall, from: first.from, to: first.to,
            rule: "FREQ=YEARLY;BYMONTH=\(first.wall.date.month);BYDAY="
              + Recurrence.DayRule(first.wall.date.weekday, ordinal: rule.ordinal).description)
        })
  }

  private func changes(after instant: Date) -> [Change] {
    var changes: [Change] = []
    var from = instant
    while let next = zone.nextChange(after: from) {
      let before = zone.offset(at: next.addingTimeInterval(-1))
      let wall = Zone.utc.local(at: next).adding(seconds: before)
      if wall.date.year > years.upperBound { break }
      changes.append(Change(wall: wall, from: before, to: zone.offset(at: next)))
      from = next
    }
    return changes
  }

  /// The longest run of yearly changes, up to the last year, that one ordinal describes; nil if it is too short.
  private func rule(among changes: [Change]) -> (ordinal: Int, changes: [Change])? {
    let runs = [changes.last?.fromStart, changes.last?.fromEnd].compactMap { $0 }.map { ordinal in
      var run: [Change] = []
      var year = years.upperBound
      for change in changes.reversed() {
        guard change.wall.date.year == year, change.fromStart == ordinal || change.fromEnd == ordinal else { break }
        run.append(change)
        year -= 1
      }
      return (ordinal: ordinal, changes: Array(run.reversed()))
    }
    // A few years that agree by chance do not make a rule.
    return runs.filter { $0.changes.count >= 5 }.max { $0.changes.count < $1.changes.count }
  }

  /// DAYLIGHT if the clock is put forward, otherwise STANDARD.
  private func name(of change: Change) -> String { change.to > change.from ? "DAYLIGHT" : "STANDARD" }

  private func observance(
    _ name: String, at wall: CivilDateTime, from: Int, to: Int, rule: String? = nil
  ) -> Component {
    var lines = [ContentLine("DTSTART", [], wall.basicDescription)]
    if let rule { lines.append(ContentLine("RRULE", [], rule)) }
    lines.append(ContentLine("TZOFFSETFROM", [], ZoneComponent.offset(from)))
    lines.append(ContentLine("TZOFFSETTO", [], ZoneComponent.offset(to)))
    return Component(name, lines)
  }

  /// An offset as `+0100`, with seconds only if there are any (RFC 5545 3.3.14).
  private static func offset(_ seconds: Int) -> String {
    let time = CivilDateTime(CivilDate(dayNumber: 0), CivilTime(secondOfDay: abs(seconds))).basicDescription.suffix(6)
    return (seconds < 0 ? "-" : "+") + (time.hasSuffix("00") ? time.prefix(4) : time)
  }
}
