import Agenda

/// A todo as a calendar has it (RFC 5545 3.6.2).
///
/// A repeating one is there from its open occurrence on: what is behind it is done. Its DTSTART is where the rule
/// counts from, and DUE the same, as Apple's reminders have it. A repeat that counts from completion is no rule a
/// calendar knows; then the open occurrence stands alone.
struct TodoComponent {
  let todo: Todo
  let feed: Feed

  /// The todo; and where its occurrence was moved away from its series, that one besides.
  var components: [Component] {
    guard let rule = timing?.rule, let due = todo.due else { return [component(due: todo.due, start: todo.start)] }
    let beat = todo.moved ?? due
    let series = Series(rule, from: beat, since: todo.seriesStart, in: zone).lines
    var whole = component(due: beat, start: beat, series: series)
    guard todo.moved != nil, beat != due else { return [whole] }
    whole.components = []
    let moved = component(due: due, start: nil, replacing: beat)
    return [whole, moved]
  }

  private var zone: Zone { feed.person.zone }
  private var timing: Timing? { Timing(todo) }

  private func component(
    due: When?, start: When?, series: [ContentLine] = [], replacing beat: When? = nil
  ) -> Component {
    var lines = feed.identity(of: todo.reference, added: todo.added)
    if let beat { lines.append(ContentLine("RECURRENCE-ID", beat, in: zone)) }
    lines.append(ContentLine("SUMMARY", text: todo.name))
    if let start = fitting(start, due) { lines.append(ContentLine("DTSTART", start, in: zone)) }
    if let due { lines.append(ContentLine("DUE", due, in: zone)) }
    lines += series
    if let priority = todo.priority { lines.append(ContentLine("PRIORITY", [], String(priority * 4 - 3))) }
    lines.append(ContentLine("STATUS", [], todo.completed == nil ? "NEEDS-ACTION" : "COMPLETED"))
    if let completed = todo.completed {
      lines.append(ContentLine("COMPLETED", at: completed))
      lines.append(ContentLine("PERCENT-COMPLETE", [], "100"))
    }
    lines += feed.details(
      list: todo.list, tags: todo.tags, place: todo.place, people: todo.people, note: todo.note, url: todo.url)
    if let estimate = todo.estimate {
      lines.append(ContentLine(Extension.estimate, [], DurationText(seconds: estimate).description))
    }
    let alarms = timing.map {
      Alarms(timing: $0, name: todo.name, person: feed.person, goesByDue: due != nil && series.isEmpty)
    }
    return Component("VTODO", lines, alarms?.components ?? [])
  }

  /// A start is of the same kind as the due moment, and not after it (RFC 5545 3.8.2.3).
  private func fitting(_ start: When?, _ due: When?) -> When? {
    guard let start, let due else { return start }
    if due.time == nil { return start.date <= due.date ? When(start.date) : nil }
    let timed = start.time == nil ? When(start.date, .midnight, zone: due.zone) : start
    return timed.instant(in: zone) <= due.instant(in: zone) ? timed : nil
  }
}
