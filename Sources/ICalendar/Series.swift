import Agenda
import Civil
import Foundation

/// A repeat as RRULE and EXDATE properties (RFC 5545 3.8.5).
struct Series {
  /// The moment from which the rule counts.
  let start: When
  let zone: Zone
  private var rule: Recurrence

  /// - Parameter origin: the moment from which the rule originally counted; nil if that is `start`.
  init(_ rule: Recurrence, from start: When, since origin: When? = nil, in zone: Zone) {
    self.start = start
    self.zone = start.zone.flatMap { Zone(identifier: $0) } ?? zone
    self.rule = rule
    let first = origin ?? start
    if rule.clampsToMonthEnd { clamp(to: first.date) }
    guard first != start, let count = rule.count else { return }
    var whole = rule
    whole.exceptions = []
    // Occurrences before the start no longer count.
    let begin = CivilDateTime(start.date, start.time ?? .midnight)
    var past = 0
    for moment in whole.occurrences(from: CivilDateTime(first.date, first.time ?? .midnight)) {
      guard moment < begin else { break }
      past += 1
    }
    self.rule.count = max(1, count - past)
  }

  /// Rewrites a day that some months lack: it becomes the month's last, written as the last of the days that exist.
  private mutating func clamp(to day: CivilDate) {
    guard rule.byDay.isEmpty, rule.byYearDay.isEmpty, rule.byWeekNumber.isEmpty, rule.bySetPosition.isEmpty,
      rule.byMonthDay.count < 2
    else { return }
    let number = rule.byMonthDay.first ?? day.day
    guard number > 28 else { return }
    if rule.frequency == .yearly {
      // Only February's length depends on the year.
      let months = rule.byMonth.isEmpty ? [day.month] : rule.byMonth
      guard months.count == 1 else { return }
      rule.byMonth = months
    }
    rule.byMonthDay = Array(28...number)
    rule.bySetPosition = [-1]
  }

  /// The properties of the repeat. Easter, which an RRULE cannot express, is listed day by day, ten years ahead.
  var lines: [ContentLine] {
    // A rule that counts in hours has no meaning for whole days.
    guard start.time != nil || rule.frequency >= .daily && rule.byHour.isEmpty else { return [] }
    let begin = CivilDateTime(start.date, start.time ?? .midnight)
    guard rule.byEaster.isEmpty else {
      let end = begin.date.adding(months: 120)
      let moments = rule.occurrences(from: begin).prefix { $0.date < end }.map(moment)
      return moments.isEmpty ? [] : [ContentLine("RDATE", moments, in: zone)]
    }
    var lines = [ContentLine("RRULE", [], bounded.rrule)]
    if !rule.exceptions.isEmpty {
      lines.append(ContentLine("EXDATE", rule.exceptions.sorted().map(moment), in: zone))
    }
    return lines
  }

  private func moment(_ local: CivilDateTime) -> When {
    When(local.date, start.time == nil ? nil : local.time, zone: start.zone)
  }

  /// The rule with UNTIL as RFC 5545 3.3.10 requires: a date if the start is one, otherwise a time in UTC.
  private var bounded: Recurrence {
    guard let until = rule.until else { return rule }
    var rule = rule
    let local = until.local(in: zone)
    if start.time == nil {
      rule.until = When(local.date)
    } else {
      rule.until = When(local.date, local.time ?? CivilTime(secondOfDay: 86_399), zone: zone.identifier)
    }
    return rule
  }
}
