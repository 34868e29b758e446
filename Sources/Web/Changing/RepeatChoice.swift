import Agenda
import Civil

/// The repeats that a form offers. Any other must be in words, and a form leaves it as it is.
enum RepeatChoice: String, CaseIterable, Sendable {
  case never, daily, weekdays, weekly, biweekly, monthly, yearly
  /// The item's own repeat, if it is not one of the others.
  case other

  /// The choice that matches a rule, whatever its end and its exceptions.
  init(_ rule: Recurrence?, startingAt start: CivilDate?) {
    guard var plain = rule else {
      self = .never
      return
    }
    (plain.until, plain.count, plain.exceptions) = (nil, nil, [])
    self =
      RepeatChoice.allCases.first { choice in
        guard let start, let known = choice.rule(startingAt: start) else { return false }
        return plain == known || choice != .weekdays && plain == known.bare
      } ?? .other
  }

  /// The rule; nil for no repeat, and for one that only words can express.
  func rule(startingAt start: CivilDate) -> Recurrence? {
    var rule: Recurrence
    switch self {
    case .never, .other: return nil
    case .daily: rule = Recurrence(.daily)
    case .weekdays:
      rule = Recurrence(.weekly)
      rule.byDay = Weekday.allCases.prefix(5).map { Recurrence.DayRule($0) }
    case .weekly, .biweekly:
      rule = Recurrence(.weekly, interval: self == .weekly ? 1 : 2)
      rule.byDay = [Recurrence.DayRule(start.weekday)]
    case .monthly:
      rule = Recurrence(.monthly)
      rule.byMonthDay = [start.day]
      rule.clampsToMonthEnd = start.day > 28
    case .yearly:
      rule = Recurrence(.yearly)
      rule.byMonth = [start.month]
      rule.byMonthDay = [start.day]
    }
    return rule
  }

  /// The label that the person reads.
  func label(_ wording: any Wording) -> String {
    switch self {
    case .never: wording.repeatsNever
    case .daily: wording.repeatsDaily
    case .weekdays: wording.repeatsOnWeekdays
    case .weekly: wording.repeatsWeekly
    case .biweekly: wording.repeatsBiweekly
    case .monthly: wording.repeatsMonthly
    case .yearly: wording.repeatsYearly
    case .other: wording.repeatsAsNow
    }
  }
}

extension Recurrence {
  /// The rule without the parts that its start implies.
  fileprivate var bare: Recurrence { Recurrence(frequency, interval: interval) }
}
