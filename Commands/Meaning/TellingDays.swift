import Agenda
import Civil
import Grammar

extension TemporalExpression {
  /// The days it names, and the time where it says one; its own words where it names none.
  func told(on desk: Desk) -> String {
    guard let days else { return text }
    let isTimed = hasTime || endTime != nil
    return desk.wording.onDays(days.lowerBound, days.upperBound, from: isTimed ? time : nil, to: endTime, on: desk)
  }
}
