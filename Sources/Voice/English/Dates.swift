package import Agenda
package import Civil
package import Foundation

extension Wording {
  package var shortWeekdays: [String] { weekdaysInShort }
  var months: [String] { monthsInShort }

  func weekday(_ day: Weekday) -> String { shortWeekdays[day.rawValue - 1] }

  package func date(_ date: CivilDate, on desk: Desk) -> String {
    let (year, month, day) = date.components
    let name = months[month - 1]
    let ordered = desk.person.conventions.dateOrder == .dayFirst ? "\(day) \(name)" : "\(name) \(day)"
    return "\(weekday(date.weekday)) \(ordered)" + (year == desk.today.year ? "" : " \(year)")
  }

  package func time(_ time: CivilTime, on desk: Desk) -> String { self.time(time, desk.person.conventions) }

  package func time(_ time: CivilTime, _ conventions: Conventions) -> String {
    guard conventions.clock == .twelve else { return String(time.description.prefix(5)) }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let minutes = time.minute == 0 ? "" : ":" + (time.minute < 10 ? "0" : "") + String(time.minute)
    return "\(hour)\(minutes)\(time.hour < 12 ? "am" : "pm")"
  }

  package func moment(_ when: When, on desk: Desk) -> String {
    let local = when.local(in: desk.person.zone)
    guard let time = local.time else { return date(local.date, on: desk) }
    let told = "\(date(local.date, on: desk)), \(self.time(time, on: desk))"
    guard let named = when.zone, named != desk.person.zone.identifier, let there = when.time else { return told }
    return "\(told) (\(self.time(there, on: desk)) \(city(of: named)))"
  }

  /// A zone by its city: `New York time`.
  private func city(of zone: String) -> String {
    let label = Zone.label(of: zone)
    guard label.contains("/"), let city = label.split(separator: "/").last else { return label }
    return "\(city.replacing("_", with: " ")) time"
  }

  package func span(_ start: When, _ end: When?, on desk: Desk) -> String {
    guard let end, end != start else { return moment(start, on: desk) }
    let from = start.local(in: desk.person.zone), to = end.local(in: desk.person.zone)
    guard let time = to.time else { return "\(date(from.date, on: desk)) - \(date(to.date, on: desk))" }
    if from.date == to.date { return "\(moment(start, on: desk))-\(self.time(time, on: desk))" }
    return "\(moment(start, on: desk)) - \(moment(end, on: desk))"
  }

  package func moment(at instant: Date, on desk: Desk) -> String {
    let local = desk.person.zone.local(at: instant)
    return moment(When(local.date, local.time), on: desk)
  }

  /// `hour`, `10 min`: the words after `every`.
  func interval(_ seconds: Int) -> String { seconds == 3600 ? "hour" : duration(seconds) }

  package func duration(_ seconds: Int) -> String {
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

private let weekdaysInShort = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
private let monthsInShort = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
