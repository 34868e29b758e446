import Civil
import TestSupport

extension Recurrence {
  /// A rule with any parts and values that RFC 5545 allows, most of them short.
  static func random(_ random: inout SeededGenerator) -> Recurrence {
    var rule = Recurrence(random.pick(Frequency.allCases))
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func some(_ range: ClosedRange<Int>, _ most: Int, without gap: Int? = nil) -> [Int] {
      let values = (0..<Int.random(in: 1...most, using: &random)).map { _ in Int.random(in: range, using: &random) }
      return values.filter { $0 != gap }
    }
    let isCoarse = rule.frequency == .yearly || rule.frequency == .monthly
    if chance(50) { rule.interval = random.pick([2, 3, 4, 5, 6, 7, 10, 12, 13, 24, 36, 50, 100, 1440]) }
    if chance(30) {
      rule.count = random.pick([1, 2, 3, 5, 10, 17, 40])
    } else if chance(20) {
      let end = CivilDateTime(wallSeconds: Int.random(in: 900_000_000...2_500_000_000, using: &random))
      rule.until = When(end.date, end.time)
    }
    if chance(22) { rule.byMonth = some(1...12, 4) }
    if chance(13) { rule.byWeekNumber = some(-53...53, 5, without: 0) }
    if chance(13) { rule.byYearDay = some(-366...366, 6, without: 0) }
    if chance(22) { rule.byMonthDay = some(-31...31, 5, without: 0) }
    if chance(33) {
      let ordinals = isCoarse && chance(50)
      rule.byDay = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let most = rule.frequency == .yearly && chance(20) ? 53 : 5
        let ordinal = random.pick(Array(-most ... -1) + Array(1...most))
        return DayRule(random.pick(Weekday.allCases), ordinal: ordinals && !chance(5) ? ordinal : nil)
      }
    }
    if chance(15) { rule.byHour = some(0...23, 4) }
    if chance(15) { rule.byMinute = some(0...59, 4) }
    if chance(11) { rule.bySecond = some(0...59, 3) }
    if chance(4) { rule.byEaster = some(-60...60, 2) }
    if chance(17) { rule.bySetPosition = some(-8...8, 3, without: 0) }
    if chance(30) { rule.weekStart = random.pick(Weekday.allCases) }
    return rule
  }
}
