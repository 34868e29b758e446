package import Agenda
package import Civil

extension Wording {
  package func added(_ todo: Todo, also others: [When], on desk: Desk) -> String {
    var told = "Added \(quoted(todo.name))"
    let times = ([todo.due].compactMap { $0 } + others).map { moment($0, on: desk) }
    if times.count > 1 { told += ", \(times.count) times:" }
    if !times.isEmpty { told += (times.count > 1 ? " " : " for ") + joined(times) }
    if let years = years(.todo(todo)) { told += " (\(years))" }
    if let start = todo.start { told += " from \(moment(start, on: desk))" }
    if let rule = todo.recurrence { told += ", \(repeating(rule.besides(todo.due), todo.repeatFrom, on: desk))" }
    if let priority = todo.priority { told += ", priority \(priority)" }
    if let estimate = todo.estimate { told += ", \(duration(estimate))" }
    if todo.completed != nil { told += ", done" }
    return told + marks(list: todo.list, tags: todo.tags, place: todo.place, people: todo.people)
      + remark(todo.note, todo.url) + "."
  }

  package func dated(_ todo: Todo, also others: [When], on desk: Desk) -> String {
    let times = ([todo.due].compactMap { $0 } + others).map { moment($0, on: desk) }
    let rule = todo.recurrence.map { ", \(repeating($0, todo.repeatFrom, on: desk))" } ?? ""
    return "\(quoted(todo.name)) is set for \(joined(times))\(rule)."
  }

  package func hangsOnNothing(_ name: String) -> String {
    "I know no date for \(quoted(name)), so this has no date either."
  }

  package func hangs(_ words: String, isAfter: Bool, _ item: AgendaItem, on desk: Desk) -> String {
    "That is \(words) \(isAfter ? "after" : "before") \(named(item, on: desk))."
  }

  package func isOnTheDay(of item: AgendaItem, on desk: Desk) -> String {
    "That is the day of \(named(item, on: desk))."
  }

  private func named(_ item: AgendaItem, on desk: Desk) -> String {
    quoted(item.name) + (item.moment.map { " (\(moment($0, on: desk)))" } ?? "")
  }

  /// `76 years`: the age on a birthday with a known year of birth, or the length of time since an anniversary's year.
  func years(_ item: AgendaItem, on day: When? = nil) -> String? {
    guard let note = item.note, item.recurrence?.frequency == .yearly, let due = day ?? item.moment,
      let first = year(told: "born ", in: note) ?? year(told: "since ", in: note)
    else { return nil }
    let count = due.date.components.year - first
    return count > 0 ? "\(count) year\(count == 1 ? "" : "s")" : nil
  }

  package func addedAll(_ items: [AgendaItem]) -> String {
    let lists = Set(items.map(\.list))
    let list = lists.count == 1 ? items[0].list.map { " to \($0)" } ?? "" : ""
    return "Added \(items.count) things\(list): \(some(items.map(\.name)))."
  }

  package func added(_ names: [String], to list: String?) -> String {
    let place = list.map { " to \($0)" } ?? ""
    guard names.count > 5 else { return "Added \(joined(names.map { quoted($0) }))\(place)." }
    return "Added \(names.count) things\(place): \(some(names))."
  }

  package func added(_ event: Event, on desk: Desk) -> String {
    var told = "Added \(quoted(event.name)) for \(span(event.start, event.end, on: desk))"
    if event.start.time == nil, event.end == nil { told += ", all day" }
    if let rule = event.recurrence { told += ", \(self.rule(rule.besides(event.start), on: desk))" }
    return told + marks(list: event.list, tags: event.tags, place: event.place, people: event.people)
      + remark(event.note, event.url) + "."
  }

  package func attached(_ attachment: Desk.Attachment) -> String {
    let kind =
      attachment.isPicture ? "picture" : attachment.type.split(separator: "/").first.map(String.init) ?? attachment.type
    return attachment.description.map { "\(kind): \($0)" } ?? kind
  }

  package func nameless(_ attachment: Desk.Attachment) -> String {
    attachment.description?.nonEmpty ?? attached(attachment)
  }

  package var wordless: String {
    "I found no words in that message, and I can't use a place on a map. "
      + "Write the place instead, such as: dentist tomorrow 3pm @clinic"
  }

  package func remark(_ note: String?, _ url: String?) -> String {
    (note.map { " // \($0.replacing("\n", with: " // ").short())" } ?? "") + (url == nil ? "" : ", with its link")
  }

  package func overlapping(_ others: [Event], on desk: Desk) -> String {
    guard !others.isEmpty else { return "" }
    let told = others.map { other in
      let times = [other.start, other.end].compactMap {
        $0?.local(in: desk.person.zone).time.map { time($0, on: desk) }
      }
      return "\(quoted(other.name)) (\(times.joined(separator: "-")))"
    }
    return " It overlaps \(joined(told))."
  }

  package func noted(_ note: Note) -> String {
    "Noted \(quoted(note.text))\(marks(list: note.list, tags: note.tags))."
  }

  package func line(_ todo: Todo, on desk: Desk, day: CivilDate?) -> String {
    var told = todo.name
    if let due = todo.due?.local(in: desk.person.zone) {
      if due.date != day {
        told += " - \(moment(due, on: desk))"
      } else if let time = due.time {
        told += " - \(self.time(time, on: desk))"
      }
    }
    if let priority = todo.priority { told += " !\(priority)" }
    return told + marks(list: todo.list, tags: todo.tags, place: todo.place, people: todo.people)
  }

  package func line(_ event: Event, on desk: Desk, day: CivilDate?) -> String {
    let start = event.start.local(in: desk.person.zone)
    var told = event.name
    if start.date == day, let time = start.time {
      told += " - \(self.time(time, on: desk))"
      if let end = event.end?.local(in: desk.person.zone), let time = end.time,
        end.date == start.date || endsAtNight(start, end)
      {
        told += "-\(self.time(time, on: desk))"
      }
    } else if start.date != day || event.end != nil {
      told += " - \(span(event.start, event.end, on: desk))"
    }
    return told + marks(list: event.list, tags: event.tags, place: event.place, people: event.people)
      + (event.subscribed.map { ", \($0.name.onOneLine)" } ?? "")
  }

  /// True if something ends in the night after the day on which it begins: `21:00-07:00`.
  private func endsAtNight(_ start: When, _ end: When) -> Bool {
    guard let from = start.time, let until = end.time else { return false }
    return end.date == start.date.adding(days: 1) && until < from
  }

  package func line(_ item: AgendaItem, on desk: Desk, day: CivilDate?) -> String {
    switch item {
    case .todo(let todo): line(todo, on: desk, day: day)
    case .event(let event) where day == nil && event.recurrence != nil:
      switch desk.coming(item) {
      case .event(let next): line(next, on: desk, day: nil)
      default: line(event, on: desk, day: nil)
      }
    case .event(let event): line(event, on: desk, day: day)
    case .note(let note): "\(note.text.onOneLine)\(marks(list: note.list, tags: note.tags))"
    }
  }

  package func details(_ item: AgendaItem, on desk: Desk) -> [String] {
    var lines = [line(item, on: desk) + (item.reference.map { " (#\($0.number))" } ?? "")]
    switch item {
    case .todo(let todo):
      if let start = todo.start { lines.append("Starts \(moment(start, on: desk))") }
      if let rule = todo.recurrence { lines.append("Repeats \(repeating(rule, todo.repeatFrom, on: desk))") }
      lines += moved(todo.overrides, hasTimes: (todo.seriesStart ?? todo.due)?.time != nil, on: desk)
      if let estimate = todo.estimate { lines.append("Takes \(duration(estimate))") }
      if let nag = todo.nag { lines.append("Nags every \(duration(nag))") }
      if todo.reminders != nil, todo.completed == nil { lines.append(reminding(item, on: desk)) }
      if todo.postponed > 0 { lines.append("Postponed \(times(todo.postponed))") }
      if todo.completed != nil { lines.append(alreadyDone(todo, on: desk)) }
      lines += [todo.note, todo.url].compactMap { $0 }
    case .event(let event):
      if event.start.time == nil, event.end == nil { lines.append("All day") }
      if let rule = event.recurrence { lines.append("Repeats \(self.rule(rule, on: desk))") }
      lines += moved(event.overrides, hasTimes: event.start.time != nil, on: desk)
      if event.reminders != nil { lines.append(reminding(item, on: desk)) }
      lines += [event.note, event.url].compactMap { $0 }
    case .note(let note):
      lines += [note.url].compactMap { $0 }
    }
    return lines
  }

  /// ` on groceries #errand @office with ann`.
  private func marks(list: String?, tags: [String], place: String? = nil, people: [String] = []) -> String {
    (list.map { " on \($0)" } ?? "") + tags.map { " #\($0)" }.joined() + (place.map { " at \($0)" } ?? "")
      + (people.isEmpty ? "" : " with \(joined(people))")
  }

  package func repeating(_ rule: Recurrence, _ from: Todo.RepeatFrom, on desk: Desk) -> String {
    self.rule(rule, on: desk) + (from == .due ? "" : ", counted from when it is done")
  }
}
