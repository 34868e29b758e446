import Agenda
import Civil
import Foundation

/// The components of a community event (RFC 5545 3.6.1): the series, and each occurrence that differs.
struct CommunityEventComponent {
  let event: PublicEvent
  let calendar: CommunityCalendar

  var components: [Component] {
    [component(event.whole, series: series)]
      + event.parts.compactMap { part in
        recurrenceID(of: part).map { id in component(part, series: [id]) }
      }
  }

  private var zone: Zone { event.whole.start.zone.flatMap { Zone(identifier: $0) } ?? calendar.zone }

  /// - Parameter series: the lines that say how the event repeats, or which occurrence the component is for.
  private func component(_ told: CommunityEvent, series: [ContentLine]) -> Component {
    let isOff = event.whole.status == .cancelled
    var lines = identity
    lines.append(ContentLine("SUMMARY", text: told.name.isEmpty ? event.whole.name : told.name))
    lines.append(ContentLine("DTSTART", told.start, in: calendar.zone))
    if let end = ContentLine(endOf: told.start, told.end, in: calendar.zone) { lines.append(end) }
    lines += series
    lines.append(ContentLine("STATUS", [], (isOff ? .cancelled : told.status).rawValue.uppercased()))
    if let place = told.place { lines.append(ContentLine("LOCATION", text: place)) }
    if let at = told.coordinates { lines.append(ContentLine("GEO", [], "\(at.latitude);\(at.longitude)")) }
    let categories = event.whole.categories.filter { !$0.isEmpty }
    if !categories.isEmpty { lines.append(ContentLine("CATEGORIES", texts: categories)) }
    if let note = told.note { lines.append(ContentLine("DESCRIPTION", text: note)) }
    let link = told.url ?? told.onlineURL ?? calendar.page(event.number)
    if let link, let line = ContentLine(uri: link) { lines.append(line) }
    return Component("VEVENT", lines)
  }

  /// The lines that identify the event and its version. Each change that people hear of is a new revision (SEQUENCE),
  /// numbered by the seconds since the event was listed. So the later one always has the higher number.
  private var identity: [ContentLine] {
    let revision = max(0, Int(event.changed.timeIntervalSince(event.listed)))
    return [
      ContentLine("UID", text: "c\(event.number)@\(calendar.realm)"), ContentLine("DTSTAMP", at: event.changed),
      ContentLine("CREATED", at: event.listed), ContentLine("LAST-MODIFIED", at: event.changed),
      ContentLine("SEQUENCE", [], String(revision)),
    ]
  }

  /// The lines that say how the event repeats: its rules, the added times and the left-out ones.
  private var series: [ContentLine] {
    let whole = event.whole
    guard whole.repeats else { return [] }
    var lines = whole.rules.flatMap { Series($0, from: whole.start, in: zone).lines }
    let plain = whole.additions.filter { $0.seconds == nil }.map { moment($0.start) }
    if !plain.isEmpty { lines.append(ContentLine("RDATE", plain, in: zone)) }
    for addition in whole.additions {
      guard let seconds = addition.seconds, whole.start.time != nil else { continue }
      var line = ContentLine("RDATE", moment(addition.start), in: zone)
      line.parameters.append(ContentLine.Parameter("VALUE", "PERIOD"))
      line.value += "/\(DurationText(seconds: seconds))"
      lines.append(line)
    }
    if !whole.exceptions.isEmpty {
      lines.append(ContentLine("EXDATE", whole.exceptions.sorted().map(moment), in: zone))
    }
    return lines
  }

  /// A time of the series in the zone of its start.
  private func moment(_ wall: CivilDateTime) -> When {
    When(wall.date, event.whole.start.time == nil ? nil : wall.time, zone: event.whole.start.zone)
  }

  /// The line that names the occurrence that a part replaces; nil if that is unknown.
  private func recurrenceID(of part: CommunityEvent) -> ContentLine? {
    guard var original = EventSeries(whole: event.whole).original(of: part, in: zone) else { return nil }
    original.zone = event.whole.start.zone
    var line = ContentLine("RECURRENCE-ID", original, in: zone)
    if part.replacesLater { line.parameters.append(ContentLine.Parameter("RANGE", "THISANDFUTURE")) }
    return line
  }
}
