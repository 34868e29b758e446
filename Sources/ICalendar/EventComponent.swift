import Agenda

/// An event as a calendar has it (RFC 5545 3.6.1).
struct EventComponent {
  let event: Event
  let feed: Feed

  var component: Component {
    var lines = feed.identity(of: event.reference, added: event.added)
    lines.append(ContentLine("SUMMARY", text: event.name))
    lines.append(ContentLine("DTSTART", event.start, in: feed.person.zone))
    if let end { lines.append(ContentLine("DTEND", end, in: feed.person.zone)) }
    if let rule = event.recurrence {
      lines += Series(rule, from: event.start, in: feed.person.zone).lines
    }
    lines += feed.details(
      list: event.list, tags: event.tags, place: event.place, people: event.people, note: event.note, url: event.url)
    return Component(
      "VEVENT", lines,
      Alarms(timing: Timing(event), name: event.name, person: feed.person, goesByDue: false).components)
  }

  /// Where it ends; the day after the last of whole days. A reader wants an end of the same kind as the start.
  private var end: When? {
    guard let end = event.end else { return nil }
    guard event.start.time != nil else { return When(max(end.date, event.start.date).adding(days: 1)) }
    let timed = end.time == nil ? When(end.date.adding(days: 1), .midnight, zone: end.zone ?? event.start.zone) : end
    return timed.instant(in: feed.person.zone) > event.start.instant(in: feed.person.zone) ? timed : nil
  }
}
