import Agenda
import Civil
import Grammar

extension TemporalExpression {
  /// The days that it names, and the time if it gives one; its own words if it names no day.
  func told(on desk: Desk) -> String {
    guard let days else { return text }
    let isTimed = hasTime || endTime != nil
    return desk.wording.onDays(days.lowerBound, days.upperBound, from: isTimed ? time : nil, to: endTime, on: desk)
  }
}
