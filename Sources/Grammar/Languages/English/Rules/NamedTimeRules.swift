internal import Agenda
import Civil

extension EnglishDates {
  static let namedTime = DateRule(
    "noon, midnight", ["noon", "midday", "12 noon", "midnight"], at: .words(.part, .cardinal) + .digits,
    .time { parser, i, m, _ in parser.namedTime(i, &m) })
  static let endOfDay = DateRule(
    "end of the day", ["eod", "end of day", "end of the day"], at: .words(.eo, .endOf, .unknown),
    .time { parser, i, m, _ in parser.endOfDay(i, &m) })
}

/// Times of day that have names.
extension TemporalParser {
  /// `noon`, `12 midnight`.
  func namedTime(_ i: Int, _ m: inout Moment) -> Int {
    var at = i
    if word(i) != .part {
      guard value(i) == 12, let number = number(i), number.value == 12 else { return 0 }
      at = number.next
    }
    guard isPart(at, .noon) || isPart(at, .midnight) else { return 0 }
    m.set(isPart(at, .noon) ? 12 : 0, 0, .exact)
    m.isMidnight = isPart(at, .midnight)
    return at + 1
  }

  /// `eod`, `end of day`, `close of business`.
  func endOfDay(_ i: Int, _ m: inout Moment) -> Int {
    switch word(i) {
    case .eo where value(i) == Int(Unit.day.rawValue), .endOf: break
    case .unknown where spells(i, "close"): break
    default: return 0
    }
    var end = i + 1
    if word(i) != .eo {
      guard word(i + 1) == .of else { return 0 }
      end = word(i + 2) == .the || word(i + 2) == .my ? i + 3 : i + 2
      guard isUnit(end, .day) && word(i) == .endOf || word(end) == .working || spells(end, "play") else { return 0 }
      end = word(end) == .working && isUnit(end + 1, .day) ? end + 2 : end + 1
    }
    m.set(conventions.partsOfDay.endOfDay / 60, conventions.partsOfDay.endOfDay % 60, .exact)
    return end
  }
}
