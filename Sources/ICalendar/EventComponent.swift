import Agenda
import Civil

/// The components of an event (RFC 5545 3.6.1): the series, and each occurrence that differs from it.
struct EventComponent {
  let event: Event
  let feed: Feed

  var components: [Component] {
    let series = event.recurrence.map { Series($0, from: event.start, in: zone).lines } ?? []
    return [component(event, series: series)]
      + event.overrides.sorted { $0.recurrenceID < $1.recurrenceID }.map { override in
        let id = override.recurrenceID
        let beat = When(id.date, event.start.time == nil ? nil : id.time, zone: event.start.zone)
        return component(
          event.at(Occurrence(id, start: override.start, override: override)),
          series: [ContentLine("RECURRENCE-ID", beat, in: zone)])
      }
  }

  private var zone: Zone { feed.person.zone }

  /// - Parameter series: the lines that say how the event repeats, or which occurrence the component is for.
  private func component(_ event: Event, series: [ContentLine]) -> Component {
    var lines = feed.identity(of: event.reference, added: event.added)
    lines.append(ContentLine("SUMMARY", text: event.name))
    lines.append(ContentLine("DTSTART", event.start, in: zone))
    if let end = ContentLine(endOf: event.start, event.end, in: zone) { lines.append(end) }
    lines += series
    lines += feed.details(
      list: event.list, tags: event.tags, place: event.place, people: event.people, note: event.note, url: event.url)
    return Component(
      "VEVENT", lines,
      Alarms(timing: Timing(event), name: event.name, person: feed.person, goesByDue: false).components)
  }
}
