import Agenda
import Civil
import Grammar

// Deeds with a day that is not the day of the todo: `booked the van for friday`.
extension Desk {
  /// True if the moment of a deed does not show which of the items was done: it has passed, or the only item has no
  /// day. `got the dentist on friday` does not complete the dentist.
  func isOtherwise(_ what: Selection, _ items: [AgendaItem]) -> Bool {
    guard let moment = what.moment else { return false }
    if (moment.date ?? today) <= today { return true }
    guard moment.saysDay, items.count == 1, items[0].moment == nil, let verb = what.verb.map(forms.stem) else {
      return false
    }
    return forms.stems(of: items[0]).contains(verb)
  }

  /// The one thing that words name though they tell another deed than its own: `write the review` of `paid the review`.
  func ofAnotherDeed(_ what: Selection) throws -> [AgendaItem] {
    guard !what.words.isEmpty, case let items = try whole(select(what).items), items.count == 1 else { return [] }
    return items
  }

  /// The only one of some todos of one name that is due by today: `done gym` is not about next week's. Nil if several
  /// are, or if the words give a day or a number.
  func onlyDue(_ items: [AgendaItem], _ what: Selection) -> AgendaItem? {
    guard what.moment == nil, what.name == nil, let first = items.first,
      items.allSatisfy({ $0.name.folded == first.name.folded && $0.moment != nil })
    else { return nil }
    let due = items.filter { item in
      if case .todo = item { item.moment.map { $0.local(in: person.zone).date <= today } == true } else { false }
    }
    return due.count == 1 ? due[0] : nil
  }

  /// Adds to the reply that a coming day was not used, if the completed thing has no day.
  func telling(_ act: PlainAct, _ items: [AgendaItem], _ reply: Reply) -> Reply {
    guard act.verb == .complete, let moment = act.what.moment, let day = moment.date, day > today,
      items.allSatisfy({ $0.moment == nil })
    else { return reply }
    var reply = reply
    reply.lines.append(wording.notUsed([moment.text]))
    return reply
  }
}
