import Agenda
import Civil
import Grammar

// The same for something else as was done to the thing spoken of last.
extension Desk {
  /// Changes another kept thing as the last one was changed, or keeps the same thing by another name: `same for tom at
  /// 10`. Nil if nothing was spoken of, or if the words name nothing.
  func sameFor(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    let words = act.details(in: reader.language)
    if act.verb == .same, let last = try subjects.last.flatMap({ try kept($0) }),
      let name = reader.renumbered(last.name, for: words)
    {
      return try copied(last, name, at: nil).map { try Add($0).run(on: self) }
    }
    let split = words.splitBefore(reader.moment)
    let (name, moment) = (split?.before ?? words, split?.meaning)
    guard moment?.problem == nil, moment?.recurrence == nil, let subject = subjects.last, let last = try kept(subject)
    else { return nil }
    if moment == nil, let changed = try changedAlike(name, as: last, by: reader) { return changed }
    // `move the taxi too` means a taxi that is kept.
    guard act.verb == .same else { return nil }
    return try copied(last, reader.name(last.name, for: name), at: moment).map { try Add($0).run(on: self) }
  }

  /// Repeats the last change with the one other kept thing that the words name: completes it, or moves it to the same
  /// day. Nil if the last change was another, or if the words name no single thing.
  func changedAlike(_ name: String, as last: AgendaItem, by reader: Reader) throws -> Reply? {
    guard let reference = last.reference else { return nil }
    if let ended = try endedAlike(name, by: reader) { return ended }
    guard try lastDeeds(to: reference) == [.moved], let other = try other(name, than: reference), !last.repeats,
      let day = last.moment?.local(in: person.zone).date
    else { return nil }
    return try run("!move \([other].ids) \(reader.putting(.to, before: day.description))", by: reader)
  }

  /// Completes or deletes the one other kept thing that the words name, if that was done to the last one: `eggs too`.
  /// Nil if the last change was another, or if the words name no single thing.
  func endedAlike(_ name: String, by reader: Reader) throws -> Reply? {
    guard let last = subjects.last else { return nil }
    let command: String
    switch try lastDeeds(to: last) {
    case [.completed]: command = Complete.guide.name
    case [.deleted]: command = Delete.guide.name
    default: return nil
    }
    let forms = forms, said = forms.stemsInOrder(of: name)
    // `add eggs too` is not about `call the farm about eggs`.
    guard let other = try other(name, than: last), forms.stems(of: other).isSubset(of: said) else { return nil }
    return try run("!\(command) \([other].ids)", by: reader)
  }

  private func lastDeeds(to reference: ItemReference) throws -> [ChangeSummary.Deed] {
    guard let last = try belongings.journal.history(of: reference).first, try belongings.journal.isNext(last.origin)
    else { return [] }
    return last.change.summaries.map(\.deed)
  }

  /// The one other kept thing that words name.
  private func other(_ name: String, than last: ItemReference) throws -> AgendaItem? {
    let what = reader.selection(name)
    guard !what.words.isEmpty else { return nil }
    let others = try select(what).items.filter { $0.reference != last }
    return others.count == 1 ? others[0] : nil
  }

  /// A new item like a kept one, with another name, at the given day and time; nil for a note.
  func copied(_ last: AgendaItem, _ name: String, at moment: TemporalExpression?) -> Item? {
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
