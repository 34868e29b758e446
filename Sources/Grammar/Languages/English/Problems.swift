internal import Agenda
import Civil

/// The replies about phrases that make no sense.
extension TemporalParser {
  /// `3 times a day` needs its hours.
  func hoursAsked(_ cycle: Cycle, _ text: String) -> Misunderstanding {
    let hours: [Int] =
      switch cycle.timesADay {
      case 2: [8, 20]
      case 3: [8, 14, 20]
      case 4: [8, 12, 16, 20]
      default: (0..<Int(cycle.timesADay)).map { 8 + $0 * 14 / max(1, Int(cycle.timesADay) - 1) }
      }
    let words = hours.map(String.init)
    var problem = Misunderstanding(
      text, reason: "at which hours",
      example: words.dropLast().joined(separator: ", ") + " and " + (words.last ?? ""))
    problem.isQuestion = true
    return problem
  }

  func problem(_ d: PartialExpression, _ text: String) -> Misunderstanding {
    switch d.fault {
    case .frequency:
      return Misunderstanding(text, reason: "I cannot tell on which days", example: "every monday and thursday")
    case .interval:
      return Misunderstanding(text, reason: "a repeat needs a step of at least one", example: "every 2 days")
    default: break
    }
    for m in [d.from, d.to] {
      if m.hasHour, m.isImpossible {
        return Misunderstanding(text, reason: "a day has 24 hours of 60 minutes", example: "at 17:00")
      }
      guard m.month >= 1, m.month <= 12, m.day != 0 else { continue }
      // A February without a year is the next one.
      let coming = Int(m.month) < month ? year + 1 : year
      let length = CivilDate.days(inMonth: Int(m.month), of: m.year == 0 ? coming : Int(m.year))
      let name = English.monthNames[Int(m.month) - 1]
      if Int(m.day) > length {
        let year = m.month == 2 && m.year != 0 ? " \(m.year)" : ""
        return Misunderstanding(text, reason: "\(name)\(year) has \(length) days", example: "\(length) \(name)")
      }
      if m.weekday != 0 {
        var open = m
        open.weekday = 0
        if let date = resolveDay(open) {
          let weekday = English.weekdayNames[date.weekday.rawValue - 1]
          return Misunderstanding(
            text, reason: "\(date.day) \(name) \(date.year) is a \(weekday)", example: "\(weekday) \(date.day) \(name)")
        }
      }
    }
    return Misunderstanding(text, reason: "there is no such date", example: "3 May")
  }
}
