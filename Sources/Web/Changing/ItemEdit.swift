import Agenda
import Civil
import Foundation
import Storage

/// A change to one item by a form, as one step for undo.
struct ItemEdit: Sendable {
  let reference: ItemReference
  /// The occurrence that the form showed, by its time on the person's wall clock; nil for the item itself.
  let occurrence: When?
  /// The item's version when the form was made.
  let version: String
  let fields: ItemFields

  /// The outcome of a change.
  enum Outcome: Sendable {
    /// It was saved. The reference is the item's own, or a new one if a series was divided. If one occurrence of a
    /// series was changed, the value also has its new time.
    case saved(Reply, ItemReference, on: When?)
    /// The form does not differ from the item.
    case unchanged
    /// The mistakes, by the fields' names.
    case refused([String: String])
    /// Somebody else changed the item after the form was made.
    case conflict
    /// The item no longer exists.
    case gone
  }

  /// Makes the change, in the desk's transaction.
  func apply(on desk: Desk) throws -> Outcome {
    guard let item = try desk.kept(reference) else { return .gone }
    guard item.version == version else { return .conflict }
    let shown = ItemFields(item, at: desk.occurrence(of: item, at: occurrence), desk)
    var said = fields
    said.scope = shown.scope
    guard said != shown else { return .unchanged }
    let problems = fields.problems(beside: shown, of: item, desk.wording)
    guard problems.isEmpty else { return .refused(problems) }
    let (changed, added) = try changed(item, shown, on: desk)
    guard changed != item || added != nil else { return .unchanged }
    try desk.store(changed)
    var reference = reference
    if let added { reference = try desk.add(added)?.reference ?? reference }
    try desk.belongings.journal.describe(ChangeSummary(.changed, changed.name))
    let isOne = item.repeats && occurrence != nil && fields.scope == .one
    let told = isOne ? changed.only(at: { zoned(fields.start, like: $0, on: desk) }) : added ?? changed
    var reply = Reply(.confirmation, [desk.wording.changed(desk.wording.line(told, on: desk))], subjects: [reference])
    reply.change = try desk.belongings.journal.made()
    return .saved(reply, reference, on: isOne ? fields.start : nil)
  }

  /// Returns the changed item, and if a series is divided, the new item that continues it.
  private func changed(
    _ item: AgendaItem, _ shown: ItemFields, on desk: Desk
  ) throws -> (AgendaItem, added: AgendaItem?) {
    guard item.repeats, let occurrence = desk.occurrence(of: item, at: occurrence), fields.scope != .all else {
      return (whole(item, shown, on: desk), nil)
    }
    if fields.scope == .one { return (one(item, at: occurrence, on: desk), nil) }
    guard desk.occurrences(of: item, since: CivilDate(dayNumber: -700_000)).first(where: { _ in true }) != occurrence,
      !(item.todo?.isOpen(occurrence) ?? false)
    else { return (whole(item, shown, on: desk), nil) }
    return divided(item, at: occurrence, isMoving: fields.moves(shown), on: desk)
  }

  /// Changes all of the item, every occurrence of a series.
  private func whole(_ item: AgendaItem, _ shown: ItemFields, on desk: Desk) -> AgendaItem {
    let moves = fields.moves(shown)
    let repeats = shown.repeats != fields.repeats || shown.until != fields.until
    switch described(item) {
    case .todo(var todo):
      if moves, todo.recurrence != nil {
        (todo.due, todo.seriesStart, todo.moved, todo.overrides) = (fields.start, nil, nil, [])
        if fields.start == nil { todo.recurrence = nil }
      } else if moves {
        todo.due = zoned(fields.start, like: todo.due, on: desk)
      }
      if repeats, let due = todo.due {
        todo.recurrence = rule(todo.recurrence, startingAt: due.local(in: desk.person.zone).date)
        (todo.seriesStart, todo.moved, todo.overrides) = (todo.recurrence == nil ? nil : due, nil, [])
      }
      return .todo(todo)
    case .event(var event):
      if moves, let start = fields.start {
        // The series keeps its first day if the form showed only a later one.
        let days = start.date.dayNumber - (CivilDate(shown.date) ?? start.date).dayNumber
        let first =
          event.recurrence == nil ? start.date : event.start.local(in: desk.person.zone).date.adding(days: days)
        let length = fields.end.map { $0.date.dayNumber - start.date.dayNumber }
        event.restart(
          at: zoned(When(first, start.time), like: event.start, on: desk) ?? start,
          end: fields.end.map { end in
            let whole = When(first.adding(days: length ?? 0), end.time)
            return zoned(whole, like: event.start, on: desk) ?? whole
          })
      }
      if repeats {
        event.recurrence = rule(event.recurrence, startingAt: event.start.local(in: desk.person.zone).date)
        if event.recurrence == nil { event.overrides = [] }
      }
      return .event(event)
    case .note(let note): return .note(note)
    }
  }

  /// A moment on the person's wall clock, in the item's own zone.
  private func zoned(_ moment: When?, like old: When?, on desk: Desk) -> When? {
    guard let moment, let time = moment.time, let name = old?.zone, let zone = Zone(identifier: name) else {
      return moment
    }
    let there = zone.local(at: desk.person.zone.instant(of: CivilDateTime(moment.date, time)))
    return When(there.date, there.time, zone: name)
  }

  /// The original time of an occurrence.
  private func unmoved(_ id: CivilDateTime, like start: When) -> When {
    When(id.date, start.time == nil ? nil : id.time, zone: start.zone)
  }

  private func rule(_ old: Recurrence?, startingAt start: CivilDate) -> Recurrence? {
    var rule = fields.repeats == .other ? old : fields.repeats.rule(startingAt: start)
    rule?.exceptions = old?.exceptions ?? []
    rule?.until = CivilDate(fields.until).map { When($0) }
    if rule?.until == nil, fields.repeats == .other { rule?.count = old?.count }
    return rule
  }

  /// Changes one occurrence. The others stay as they are.
  private func one(_ item: AgendaItem, at occurrence: Occurrence, on desk: Desk) -> AgendaItem {
    switch item {
    case .todo(var todo):
      if let start = zoned(fields.start, like: todo.seriesStart ?? todo.due, on: desk), start != occurrence.start {
        todo.move(occurrence, to: start, in: desk.person.zone)
      }
      return .todo(todo)
    case .event(var event):
      guard let start = zoned(fields.start, like: event.start, on: desk) else { return item }
      event.move(occurrence, to: start, end: zoned(fields.end, like: event.start, on: desk))
      var override =
        event.overrides[occurrence.recurrenceID]
        ?? Override(occurrence.recurrenceID, start: start, end: zoned(fields.end, like: event.start, on: desk))
      override.name = fields.name == event.name ? nil : fields.name
      override.place = fields.place.isEmpty || fields.place == event.place ? nil : fields.place
      override.note = fields.note.isEmpty || fields.note == event.note ? nil : fields.note
      let isPlain = override.name == nil && override.place == nil && override.note == nil
      if !isPlain { event.overrides[occurrence.recurrenceID] = override }
      return .event(event)
    case .note: return item
    }
  }

  /// Returns the series up to an occurrence, and a new one from there on. Occurrences that are not moved keep their own
  /// days and words.
  private func divided(
    _ item: AgendaItem, at occurrence: Occurrence, isMoving: Bool, on desk: Desk
  ) -> (AgendaItem, added: AgendaItem?) {
    let id = occurrence.recurrenceID
    let last = When(id.date.adding(days: -1))
    switch (item, described(item)) {
    case (.event(var before), .event(var after)):
      guard let moved = zoned(fields.start, like: before.start, on: desk) else { return (item, nil) }
      let unmoved = before.at(Occurrence(id, start: unmoved(id, like: before.start)))
      let start = isMoving ? moved : unmoved.start
      after.recurrence = rest(of: before.recurrence, startingAt: before.start.wall, from: id, to: start)
      after.overrides = isMoving ? [] : before.overrides.filter { $0.recurrenceID >= id }
      (after.id, after.start) = (nil, start)
      after.end = isMoving ? zoned(fields.end, like: before.start, on: desk) : unmoved.end
      after.imported = nil
      after.added = desk.instant
      before.recurrence?.count = nil
      before.recurrence?.until = last
      before.overrides.removeAll { $0.recurrenceID >= id }
      return (.event(before), .event(after))
    case (.todo(var before), .todo(var after)):
      guard let moved = zoned(fields.start, like: before.due, on: desk), let due = before.seriesStart ?? before.due
      else { return (item, nil) }
      let start = isMoving ? moved : unmoved(id, like: due)
      let first = (before.seriesStart ?? before.moved ?? before.due)?.wall ?? id
      after.recurrence = rest(of: before.recurrence, startingAt: first, from: id, to: start)
      (after.id, after.due, after.seriesStart, after.moved) = (nil, start, nil, nil)
      after.overrides = isMoving ? [] : before.overrides.filter { $0.recurrenceID >= id }
      after.imported = nil
      after.added = desk.instant
      before.recurrence?.count = nil
      before.recurrence?.until = last
      before.overrides.removeAll { $0.recurrenceID >= id }
      return (.todo(before), .todo(after))
    default: return (item, nil)
    }
  }

  /// The rule of the rest of a series.
  private func rest(of old: Recurrence?, startingAt first: CivilDateTime, from id: CivilDateTime, to start: When)
    -> Recurrence?
  {
    guard var rule = old else { return nil }
    let until = rule.until
    if let count = rule.count {
      var plain = rule
      plain.exceptions = []
      let before = plain.occurrences(from: first, onOrAfter: first).prefix { $0 < id }.prefix(count)
      rule.count = max(1, count - Array(before).count)
    }
    rule.exceptions = rule.exceptions.filter { $0 >= id }
    let choice = fields.repeats == .other || RepeatChoice(rule, startingAt: id.date) == fields.repeats
    // On another weekday, a weekly rule goes on with that one.
    let chosen = fields.repeats == .other ? RepeatChoice(rule, startingAt: id.date) : fields.repeats
    var new = choice && start.date.weekday == id.date.weekday ? rule : chosen.rule(startingAt: start.date) ?? rule
    new.until = CivilDate(fields.until).map { When($0) } ?? (fields.until.isEmpty ? nil : until)
    return new
  }

  /// The item with every change that does not affect its time.
  private func described(_ item: AgendaItem) -> AgendaItem {
    let text = { (text: String) in text.isEmpty ? nil : text }
    switch item {
    case .todo(var todo):
      todo.name = fields.name
      (todo.list, todo.place, todo.note, todo.url) = (
        text(fields.list), text(fields.place), text(fields.note), text(fields.url)
      )
      (todo.tags, todo.people) = (fields.tagNames, fields.peopleNames)
      todo.priority = Int(fields.priority).flatMap { (1...3).contains($0) ? $0 : nil }
      todo.reminders = reminders(of: item)
      return .todo(todo)
    case .event(var event):
      event.name = fields.name
      (event.list, event.place, event.note, event.url) = (
        text(fields.list), text(fields.place), text(fields.note), text(fields.url)
      )
      (event.tags, event.people) = (fields.tagNames, fields.peopleNames)
      event.reminders = reminders(of: item)
      return .event(event)
    case .note(var note):
      note.text = fields.name
      (note.list, note.url, note.tags) = (text(fields.list), text(fields.url), fields.tagNames)
      return .note(note)
    }
  }

  /// The chosen reminders, and those that the form does not offer; nil for the usual ones.
  private func reminders(of item: AgendaItem) -> [Reminder]? {
    let offered = ReminderChoice.allCases
    let others = (item.reminders ?? []).filter { reminder in !offered.contains { $0.reminder == reminder } }
    let chosen = offered.filter { fields.reminders.contains($0.rawValue) }.map(\.reminder) + others
    return chosen == item.usualReminders && item.reminders == nil ? nil : chosen
  }
}

extension Desk {
  /// The occurrence that is shown at a time on the person's wall clock; nil if there is none.
  func occurrence(of item: AgendaItem, at shown: When?) -> Occurrence? {
    guard let shown else { return nil }
    if case .todo(let todo) = item, let open = todo.open, open.start.local(in: person.zone) == shown { return open }
    for occurrence in occurrences(of: item, since: shown.date) {
      let local = occurrence.start.local(in: person.zone)
      if local == shown { return occurrence }
      if local.date > shown.date { return nil }
    }
    return nil
  }

  fileprivate func store(_ item: AgendaItem) throws {
    switch item {
    case .todo(let todo): try belongings.todos.update(todo)
    case .event(let event): try belongings.events.update(event)
    case .note(let note): try belongings.notes.update(note)
    }
  }

  fileprivate func add(_ item: AgendaItem) throws -> AgendaItem? {
    switch item {
    case .todo(let todo): .todo(try belongings.todos.add(todo))
    case .event(let event): .event(try belongings.events.add(event))
    case .note(let note): .note(try belongings.notes.add(note))
    }
  }
}

extension AgendaItem {
  /// The changed occurrence as a separate item.
  ///
  /// - Parameter moment: the occurrence's current time, in the zone of its new time.
  fileprivate func only(at moment: (When?) -> When?) -> AgendaItem {
    switch self {
    case .event(let event): return moment(event.start).map { .event(event.at($0)) } ?? self
    case .todo(var todo):
      (todo.due, todo.recurrence) = (moment(todo.due), nil)
      return .todo(todo)
    case .note: return self
    }
  }

  fileprivate var todo: Todo? { if case .todo(let todo) = self { todo } else { nil } }
}
