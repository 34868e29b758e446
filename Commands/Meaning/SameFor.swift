import Agenda
import Civil
import Grammar

// The same for something else as for the thing spoken of last.
extension Desk {
  /// Changes another kept thing as the last one was changed, or keeps the same thing by another name: `same for tom at
  /// 10`. Nil if nothing was spoken of, or if the words name nothing.
  func sameFor(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    let words = act.details(in: reader.language)
    let split = words.splitBefore(reader.moment)
    let (name, moment) = (split?.before ?? words, split?.meaning)
    guard moment?.problem == nil, moment?.recurrence == nil, let subject = subjects.last, let last = try kept(subject)
    else { return nil }
    if moment == nil, let changed = try changedAlike(name, as: last, by: reader) { return changed }
    return try copied(last, reader.name(last.name, for: name), at: moment).map { try Add($0).run(on: self) }
  }

  /// Does to the one other kept thing that the words name what was done to the last one: it is completed, or moved to
  /// the same day. Nil if another change came last, or if no single thing is named.
  func changedAlike(_ name: String, as last: AgendaItem, by reader: Reader) throws -> Reply? {
    let what = reader.selection(name)
    guard !what.words.isEmpty, let change = try last.reference.flatMap({ try belongings.journal.history(of: $0).first })
    else { return nil }
    let others = try select(what).items.filter { $0.reference != last.reference }
    guard others.count == 1 else { return nil }
    switch change.change.summaries.map(\.deed) {
    case [.completed]: return try run("!complete \(others.ids)", by: reader)
    case [.moved]:
      guard !last.repeats, let day = last.moment?.local(in: person.zone).date else { return nil }
      return try run("!move \(others.ids) \(reader.putting(.to, before: day.description))", by: reader)
    default: return nil
    }
  }

  /// A new item like a kept one, by another name, at the day and time that are told; nil for a note.
  private func copied(_ last: AgendaItem, _ name: String, at moment: TemporalExpression?) -> Item? {
    var item = Item(name: name)
    func moved(_ when: When) -> When {
      When(moment?.saysDay == true ? moment?.date ?? when.date : when.date, moment?.time ?? when.time, zone: when.zone)
    }
    item.takeCircumstances(of: last)
    switch last {
    case .note: return nil
    case .todo(let todo):
      (item.recurrence, item.repeatFrom, item.estimate) = (todo.recurrence, todo.repeatFrom, todo.estimate)
      item.due = todo.due.map(moved) ?? moment?.date.map { When($0, moment?.time) }
    case .event(let event):
      item.recurrence = event.recurrence
      let copy = self.moved(event, to: moved(event.start), until: moment)
      (item.kind, item.start, item.end) = (.event, copy.start, copy.end)
    }
    return item
  }
}
