import Agenda
import Civil

/// The components of a todo (RFC 5545 3.6.2).
///
/// A repeating todo starts at its open occurrence, since the earlier ones are done. The rule counts from its DTSTART,
/// and DUE is the same, as in Apple's Reminders. A calendar has no rule for a repeat that counts from completion, so
/// for such a todo there is only the open occurrence.
struct TodoComponent {
  let todo: Todo
  let feed: Feed

  /// The todo, and each occurrence that was moved away from its series: the open one or a later one.
  var components: [Component] {
    guard todo.completed == nil, todo.repeatFrom == .due, var rule = todo.recurrence, let due = todo.due else {
      return [component(due: todo.due, start: todo.start)]
    }
    let beat = todo.moved ?? due
    rule.exceptions.removeAll { $0 < beat.wall }
    let series = Series(rule, from: beat, since: todo.seriesStart, in: zone).lines
    var whole = component(due: beat, start: beat, series: series)
    let first = todo.seriesStart ?? beat
    let later = todo.overrides.sorted { $0.recurrenceID < $1.recurrenceID }.map { override in
      let id = override.recurrenceID
      let beat = When(id.date, first.time == nil ? nil : id.time, zone: first.zone)
      return component(due: override.start, start: nil, replacing: beat)
    }
    guard todo.moved != nil, beat != due else { return [whole] + later }
    whole.components = []
    return [whole, component(due: due, start: nil, replacing: beat)] + later
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
      Alarms(
        timing: replaced($0, by: beat == nil ? nil : due), name: todo.name, person: feed.person,
        goesByDue: due != nil && series.isEmpty)
    }
    return Component("VTODO", lines, alarms?.components ?? [])
  }

  /// The timing of just one occurrence, if it has its own due moment.
  private func replaced(_ timing: Timing, by due: When?) -> Timing {
    guard let due else { return timing }
    var single = timing
    (single.moment, single.rule, single.overrides) = (due, nil, [])
    return single
  }

  /// The start, converted to the same kind as the due moment; nil if it is after that (RFC 5545 3.8.2.3).
  private func fitting(_ start: When?, _ due: When?) -> When? {
    guard let start, let due else { return start }
    if due.time == nil { return start.date <= due.date ? When(start.date) : nil }
    let timed = start.time == nil ? When(start.date, .midnight, zone: due.zone) : start
    return timed.instant(in: zone) <= due.instant(in: zone) ? timed : nil
  }
}
