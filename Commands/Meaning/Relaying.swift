import Agenda
import Civil
import Grammar

// What others want for a thing, or did for it, and what it turns out to be.
extension Desk {
  /// Moves the thing that somebody wants at another time, if it has one: `printer now wants it by the 16th`. Nil if the
  /// words fit nothing with a time.
  func wanted(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    let dated = items.filter { $0.moment != nil && !reader.isToCall(act.what, $0.name) }
    guard let number = dated.first?.reference?.number else { return nil }
    // `not monday until tuesday` also gives the old day.
    let told = act.details(in: reader.language)
    let new = reader.splits(told, at: .until).last?.after ?? told
    let move = PlainAct(moving: reader.selection("#\(number)"), to: new, .fits, in: reader.language)
    return try dated.count == 1 ? self.act(move, isFresh: isFresh, by: reader) : asking(move, dated)
  }

  /// Gives the thing just spoken of its right name, and keeps the thing that was meant at its own time: `no wait,
  /// that's the rehearsal, play is the 10th`. Nil if something else is meant.
  func mistaken(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard items.count == 1, let item = items.first, subjects.count == 1, item.reference == subjects[0], !item.repeats,
      let number = item.reference?.number,
      let split = reader.splits(act.details(in: reader.language), at: .until).first,
      let moment = reader.moment(split.before), moment.saysDay, moment.recurrence == nil, moment.problem == nil,
      let meant = copied(item, item.name, at: moment)
    else { return nil }
    let renamed = try Rename(.ids([number]), to: split.after).run(on: self)
    return try Reply(joining: [renamed, Add(meant).run(on: self)])
  }

  /// Notes where a thing takes place, or by what means, if it has a time and is not an errand: `practice is by phone`.
  /// Nil for anything else.
  func placed(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    guard items.count == 1, let item = items.first, item.repeats || item.moment?.time != nil,
      isNoErrand(item, by: reader), isNamed(item, by: act.what)
    else { return nil }
    let edit = PlainAct(.edit, act.what, act.mood, rest: act.details(in: reader.language))
    return try self.act(edit, isFresh: isFresh, by: reader)
  }

  /// True if words are the whole name of a thing, or the last of its two words: `practice` of `choir practice`. `sam` is
  /// not `dinner with sam`.
  private func isNamed(_ item: AgendaItem, by what: Selection) -> Bool {
    let said = forms.stems(what.words + what.kinds), name = forms.stemsInOrder(of: item.name)
    return said.isSuperset(of: name) || name.count < 3 && name.last.map(said.contains) == true
  }

  /// Completes the errand that the news answers: `sue said yes` completes `ask sue about the stall`. Nil if there is
  /// none.
  func settled(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language), split = reader.splits(told, at: .until).first
    let verbs = forms.stems((split?.before ?? told).split(separator: " ").map(String.init))
    let open = items.filter { if case .todo(let todo) = $0 { todo.completed == nil } else { false } }
    // `sam said yes to dinner` is not about `invite sam to the party`.
    let subject = split.map { forms.stems(of: $0.after) }
    let said = forms.stems(act.what.words)
    let meant = open.filter { item in
      let name = forms.stems(of: item)
      // `jo came in` is not about `order cake for jo`.
      if let end = reader.purpose(ofErrand: item.name), said.isSubset(of: forms.stems(of: end)) { return false }
      return !name.isDisjoint(with: verbs) && subject.map { !name.isDisjoint(with: $0) } ?? true
    }
    func asksWhether(_ items: [AgendaItem]) -> Reply {
      confirm(PlainAct.Verb.complete.rawValue, items.map(\.name), by: "!\(Complete.guide.name) \(items.ids)")
    }
    if meant.count > 1 { return try asking(PlainAct(.complete, act.what, .fits), meant) }
    if let number = meant.first?.reference?.number {
      if let asked = try askingForPart(PlainAct(.complete, act.what, .fits), meant) { return asked }
      let complete = PlainAct(.complete, reader.selection("#\(number)"), .fits)
      return try self.act(complete, isFresh: isFresh, by: reader)
    }
    guard act.verb == .settled, subject == nil, open.count == 1, reader.thing(in: open[0].name) != open[0].name else {
      return nil
    }
    return asksWhether(open)
  }

  /// True if a sentence gives the day of its only thing: `no training tonight pitch is frozen`.
  func isThen(_ items: [AgendaItem], _ what: Selection) -> Bool {
    guard items.count == 1, let moment = what.moment, moment.saysDay else { return false }
    return takesPlace(items[0], at: moment)
  }
}
