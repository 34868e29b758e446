package import Agenda
package import Civil
package import Foundation

extension Wording {
  package static let shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  package static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  package static func weekday(_ day: Weekday) -> String { shortWeekdays[day.rawValue - 1] }

  /// `Sat 21 Nov`, with the year where it is not this one.
  package static func date(_ date: CivilDate, on desk: Desk) -> String {
    let (year, month, day) = date.components
    let name = months[month - 1]
    let ordered = desk.person.conventions.dateOrder == .dayFirst ? "\(day) \(name)" : "\(name) \(day)"
    return "\(weekday(date.weekday)) \(ordered)" + (year == desk.today.year ? "" : " \(year)")
  }

  /// `17:00` or `5pm`.
  package static func time(_ time: CivilTime, on desk: Desk) -> String { Wording.time(time, desk.person.conventions) }

  package static func time(_ time: CivilTime, _ conventions: Conventions) -> String {
    guard conventions.clock == .twelve else { return String(time.description.prefix(5)) }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let minutes = time.minute == 0 ? "" : ":" + (time.minute < 10 ? "0" : "") + String(time.minute)
    return "\(hour)\(minutes)\(time.hour < 12 ? "am" : "pm")"
  }

  /// `Sat 21 Nov, 17:00`, in the person's zone, with the one that was named behind it.
  package static func moment(_ when: When, on desk: Desk) -> String {
    let local = when.local(in: desk.person.zone)
    guard let time = local.time else { return date(local.date, on: desk) }
    let told = "\(date(local.date, on: desk)), \(Wording.time(time, on: desk))"
    guard let named = when.zone, named != desk.person.zone.identifier, let there = when.time else { return told }
    return "\(told) (\(Wording.time(there, on: desk)) \(named))"
  }

  /// `Fri 27 Nov, 12:00-13:00`, `Mon 3 May - Wed 5 May`.
  package static func span(_ start: When, _ end: When?, on desk: Desk) -> String {
    guard let end, end != start else { return moment(start, on: desk) }
    let from = start.local(in: desk.person.zone), to = end.local(in: desk.person.zone)
    guard let time = to.time else { return "\(date(from.date, on: desk)) - \(date(to.date, on: desk))" }
    if from.date == to.date { return "\(moment(start, on: desk))-\(Wording.time(time, on: desk))" }
    return "\(moment(start, on: desk)) - \(moment(end, on: desk))"
  }

  /// The moment as the person's wall shows it.
  package static func moment(at instant: Date, on desk: Desk) -> String {
    let local = desk.person.zone.local(at: instant)
    return moment(When(local.date, local.time), on: desk)
  }

  /// `hour`, `10 min`: what stands behind `every`.
  package static func interval(_ seconds: Int) -> String { seconds == 3600 ? "hour" : duration(seconds) }

  /// `45 min`, `2 h`, `1 h 30 min`, `3 days`, `1 week`.
  package static func duration(_ seconds: Int) -> String {
    if seconds >= 86_400, seconds % 86_400 == 0 {
      let days = seconds / 86_400
      let (count, unit) = days % 7 == 0 ? (days / 7, "week") : (days, "day")
      return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }
    let minutes = seconds / 60
    let parts = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "\(seconds) s" : parts.joined(separator: " ")
  }
}
