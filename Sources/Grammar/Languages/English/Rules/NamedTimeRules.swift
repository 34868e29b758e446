internal import Agenda
import Civil

/// Times of day that have names.
extension TemporalParser {
  /// `noon`, `12 midnight`.
  func namedTime(_ i: Int, _ m: inout Moment) -> Int {
    guard let part = Part(rawValue: Int16(truncatingIfNeeded: value(i))), part == .noon || part == .midnight else {
      return 0
    }
    m.set(part == .noon ? 12 : 0, 0, .exact)
    m.isMidnight = part == .midnight
    fired(Rule.namedTime, i, i + 1)
    return i + 1
  }

  /// `eod`, `end of day`, `close of business`.
  func endOfDay(_ i: Int, _ m: inout Moment) -> Int {
    var end = i + 1
    if word(i) != .eo {
      guard word(i + 1) == .of else { return 0 }
      end = word(i + 2) == .the || word(i + 2) == .my ? i + 3 : i + 2
      guard isUnit(end, .day) && word(i) == .endOf || word(end) == .working || spells(end, "play") else { return 0 }
      end = word(end) == .working && isUnit(end + 1, .day) ? end + 2 : end + 1
    }
    m.set(conventions.partsOfDay.endOfDay / 60, conventions.partsOfDay.endOfDay % 60, .exact)
    fired(Rule.periodEnd, i, end)
    return end
  }
}
