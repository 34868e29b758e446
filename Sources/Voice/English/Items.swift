public import Agenda
package import Civil

extension Wording {
  /// `Added "call jimmy" for Sat 21 Nov, 17:00.`
  ///
  /// - Parameter others: when else, where it was kept for each of its times.
  package static func added(_ todo: Todo, also others: [When] = [], on desk: Desk) -> String {
    var told = "Added \(quoted(todo.name))"
    let times = ([todo.due].compactMap { $0 } + others).map { moment($0, on: desk) }
    if times.count > 1 { told += ", \(times.count) times:" }
    if !times.isEmpty { told += (times.count > 1 ? " " : " for ") + joined(times) }
    if let years = years(todo) { told += " (\(years))" }
    if let start = todo.start { told += " from \(moment(start, on: desk))" }
    if let rule = todo.recurrence { told += ", \(repeating(rule.besides(todo.due), todo.repeatFrom, on: desk))" }
    if let priority = todo.priority { told += ", priority \(priority)" }
    if let estimate = todo.estimate { told += ", \(duration(estimate))" }
    return told + marks(list: todo.list, tags: todo.tags, place: todo.place, people: todo.people)
      + remark(todo.note, todo.url) + "."
  }

  /// `"drops": Fri 20 Nov, 14:00, every day at 08:00, 14:00 and 20:00.`
  package static func dated(_ todo: Todo, also others: [When], on desk: Desk) -> String {
    let times = ([todo.due].compactMap { $0 } + others).map { moment($0, on: desk) }
    let rule = todo.recurrence.map { ", \(repeating($0, todo.repeatFrom, on: desk))" } ?? ""
    return "\(quoted(todo.name)) is set for \(joined(times))\(rule)."
  }

  /// `That is 48 hrs before "flight" (Tue 24 Nov, 06:10).`
  package static func hangs(_ words: String, isAfter: Bool, _ item: AgendaItem, on desk: Desk) -> String {
    let when = item.moment.map { " (\(moment($0, on: desk)))" } ?? ""
    return "That is \(words) \(isAfter ? "after" : "before") \(quoted(item.name))\(when)."
  }

  /// `76 years`: how old somebody gets on a birthday whose first year is known, or for how long it has been.
  package static func years(_ todo: Todo, on day: When? = nil) -> String? {
    guard let note = todo.note, todo.recurrence?.frequency == .yearly, let due = day ?? todo.due,
      let first = year(after: "born ", in: note) ?? year(after: "since ", in: note)
    else { return nil }
    let count = due.date.components.year - first
    return count > 0 ? "\(count) year\(count == 1 ? "" : "s")" : nil
  }

  /// `Added 16 things to groceries: "milk", "eggs", "tea" and 13 more.`
  public static func addedAll(_ items: [AgendaItem]) -> String {
    let lists = Set(items.map(\.list))
    let list = lists.count == 1 ? items[0].list.map { " to \($0)" } ?? "" : ""
    return "Added \(items.count) things\(list): \(some(items.map(\.name)))."
  }

  /// `Added "butter", "jam" and "tea" to shopping.`
  package static func added(_ names: [String], to list: String?) -> String {
    let place = list.map { " to \($0)" } ?? ""
    guard names.count > 5 else { return "Added \(joined(names.map { quoted($0) }))\(place)." }
    return "Added \(names.count) things\(place): \(some(names))."
  }

  /// `Added "lunch" for Fri 27 Nov, 12:00-13:00.`
  package static func added(_ event: Event, on desk: Desk) -> String {
    var told = "Added \(quoted(event.name)) for \(span(event.start, event.end, on: desk))"
    if let rule = event.recurrence { told += ", \(Wording.rule(rule.besides(event.start), on: desk))" }
    return told + marks(list: event.list, tags: event.tags, place: event.place, people: event.people)
      + remark(event.note, event.url) + "."
  }

  /// `image: the broken tap`
  package static func attached(_ attachment: Desk.Attachment) -> String {
    let kind = attachment.type.split(separator: "/").first.map(String.init) ?? attachment.type
    return attachment.description.map { "\(kind): \($0)" } ?? kind
  }

  /// What something is called that came without a word.
  public static func nameless(_ attachment: Desk.Attachment) -> String {
    attachment.description?.nonEmpty ?? attached(attachment)
  }

  /// ` // bring x-rays`, with no more of it than tells that it was understood.
  package static func remark(_ note: String?, _ url: String? = nil) -> String {
    (note.map { " // \(short($0.replacing("\n", with: " // ")))" } ?? "") + (url == nil ? "" : ", with its link")
  }

  /// ` It overlaps "dentist" (09:15-10:00).`
  package static func overlapping(_ others: [Event], on desk: Desk) -> String {
    guard !others.isEmpty else { return "" }
    let told = others.map { other in
      let times = [other.start, other.end].compactMap {
        $0?.local(in: desk.person.zone).time.map { time($0, on: desk) }
      }
      return "\(quoted(other.name)) (\(times.joined(separator: "-")))"
    }
    return " It overlaps \(joined(told))."
  }

  package static func noted(_ note: Note) -> String {
    "Noted \(quoted(note.text))\(marks(list: note.list, tags: note.tags))."
  }

  /// How a todo stands in a list: `call jimmy - Sat 21 Nov, 17:00 #errand`.
  package static func line(_ todo: Todo, on desk: Desk, day: CivilDate? = nil) -> String {
    var told = todo.name
    if let due = todo.due?.local(in: desk.person.zone) {
      if due.date != day {
        told += " - \(moment(due, on: desk))"
      } else if let time = due.time {
        told += " - \(Wording.time(time, on: desk))"
      }
    }
    if let priority = todo.priority { told += " !\(priority)" }
    return told + marks(list: todo.list, tags: todo.tags, place: todo.place, people: todo.people)
  }

  /// How an event stands in the list of a day: `lunch - 12:00-13:00 @office`.
  package static func line(_ event: Event, on desk: Desk, day: CivilDate?) -> String {
    let start = event.start.local(in: desk.person.zone)
    var told = event.name
    if start.date == day, let time = start.time {
      told += " - \(Wording.time(time, on: desk))"
      if let end = event.end?.local(in: desk.person.zone), end.date == start.date, let time = end.time {
        told += "-\(Wording.time(time, on: desk))"
      }
    } else if start.date != day || event.end != nil {
      told += " - \(span(event.start, event.end, on: desk))"
    }
    return told + marks(list: event.list, tags: event.tags, place: event.place, people: event.people)
  }

  /// How anything kept stands in a list; in that of a day, without the day.
  package static func line(_ item: AgendaItem, on desk: Desk, day: CivilDate? = nil) -> String {
    switch item {
    case .todo(let todo): line(todo, on: desk, day: day)
    case .event(let event) where day == nil && event.recurrence != nil:
      switch desk.coming(item) {
      case .event(let next): line(next, on: desk, day: nil)
      default: line(event, on: desk, day: nil)
      }
    case .event(let event): line(event, on: desk, day: day)
    case .note(let note): "\(oneLine(note.text))\(marks(list: note.list, tags: note.tags))"
    }
  }

  /// All there is of an item, a line each.
  package static func details(_ item: AgendaItem, on desk: Desk) -> [String] {
    var lines = [line(item, on: desk) + (item.reference.map { " (#\($0.number))" } ?? "")]
    switch item {
    case .todo(let todo):
      if let start = todo.start { lines.append("Starts \(moment(start, on: desk))") }
      if let rule = todo.recurrence { lines.append("Repeats \(repeating(rule, todo.repeatFrom, on: desk))") }
      lines += moved(todo.overrides, hasTimes: (todo.seriesStart ?? todo.due)?.time != nil, on: desk)
      if let estimate = todo.estimate { lines.append("Takes \(duration(estimate))") }
      if let nag = todo.nag { lines.append("Nags every \(duration(nag))") }
      if todo.reminders != nil, todo.completed == nil { lines.append(desk.reminding(item)) }
      if todo.postponed > 0 { lines.append("Postponed \(times(todo.postponed))") }
      if todo.completed != nil { lines.append(alreadyDone(todo, on: desk)) }
      lines += [todo.note, todo.url].compactMap { $0 }
    case .event(let event):
      if let rule = event.recurrence { lines.append("Repeats \(Wording.rule(rule, on: desk))") }
      lines += moved(event.overrides, hasTimes: event.start.time != nil, on: desk)
      if event.reminders != nil { lines.append(desk.reminding(item)) }
      lines += [event.note, event.url].compactMap { $0 }
    case .note(let note):
      lines += [note.url].compactMap { $0 }
    }
    return lines
  }

  /// ` on groceries #errand @office with ann`.
  private static func marks(list: String?, tags: [String], place: String? = nil, people: [String] = []) -> String {
    (list.map { " on \($0)" } ?? "") + tags.map { " #\($0)" }.joined() + (place.map { " at \($0)" } ?? "")
      + (people.isEmpty ? "" : " with \(joined(people))")
  }

  package static func repeating(_ rule: Recurrence, _ from: Todo.RepeatFrom, on desk: Desk) -> String {
    Wording.rule(rule, on: desk) + (from == .due ? "" : ", counted from when it is done")
  }
}
