package import Agenda
import Civil
package import Grammar

// Corrections of days alone.
extension Desk {
  /// The moment as a day of the month, if the figure that it replaces is the day of the thing spoken of: `it is 19 not
  /// 18`, after something on the 18th. Nil if the figure may be its hour, or is something else.
  package func day(_ moment: TemporalExpression, insteadOf denied: Int?) throws -> TemporalExpression? {
    guard let denied, !moment.saysDay, let day = Int(moment.text), (1...31).contains(day), subjects.count == 1,
      let when = try kept(subjects[0])?.moment?.local(in: person.zone), when.date.components.day == denied,
      when.time.map({ $0.hour % 12 != denied % 12 }) ?? true
    else { return nil }
    let (year, month, _) = when.date.components
    return reader.moment(CivilDate(year: year, month: month, clampingDay: day).description)
  }
}
