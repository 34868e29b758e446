import Agenda
import Civil
import Grammar

// Deeds told with a day that is not that of what was to do: `booked the van for friday`.
extension Desk {
  /// True if the moment of a deed does not tell which of the items was done: it has passed, or the one that there is has
  /// no day. `got the dentist on friday` is no deed done to the dentist.
  func isOtherwise(_ what: Selection, _ items: [AgendaItem]) -> Bool {
    guard let moment = what.moment else { return false }
    if (moment.date ?? today) <= today { return true }
    guard moment.saysDay, items.count == 1, items[0].moment == nil, let verb = what.verb.map(forms.stem) else {
      return false
    }
    return forms.stems(of: items[0]).contains(verb)
  }

  /// Adds to the reply that a day to come was not used, if what was done has none.
  func telling(_ act: PlainAct, _ items: [AgendaItem], _ reply: Reply) -> Reply {
    guard act.verb == .complete, let moment = act.what.moment, let day = moment.date, day > today,
      items.allSatisfy({ $0.moment == nil })
    else { return reply }
    var reply = reply
    reply.lines.append(wording.notUsed([moment.text]))
    return reply
  }
}
