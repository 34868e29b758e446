package import Agenda
import Civil
package import Grammar

// Questions about news of something that is kept.
extension Desk {
  /// Asks whether a sentence moves or skips the one thing that it is about; nil if it does neither.
  package func offerChange(by line: Message.Line, by reader: Reader) throws -> Reply? {
    try offerMove(by: line, by: reader) ?? offerToLeaveOut(by: line, by: reader)
  }

  /// Asks whether the one thing that a sentence is about does not take place on the day that it gives: `carer not
  /// coming tomorrow, i'll do it`. Nil if the thing is not on that day, or is an errand: `no milk left`.
  private func offerToLeaveOut(by line: Message.Line, by reader: Reader) throws -> Reply? {
    let days = line.expressions.filter { $0.saysDay && $0.problem == nil && $0.recurrence == nil }
    guard days.count == 1, line.expressions.count == 1 else { return nil }
    for case .plainAct(let act) in line.readings where act.isLoosely(.skip) || act.isLoosely(.delete) {
      var what = act.what
      (what.moment, what.naming) = (nil, .byWords)
      let then = try whole(select(what).items).filter { takesPlace($0, at: days[0]) }
      guard then.count == 1, let number = then[0].reference?.number, then[0].repeats || isNoErrand(then[0], by: reader)
      else { continue }
      var named = reader.selection("#\(number)")
      if then[0].repeats { named.moment = days[0] }
      let verb: PlainAct.Verb = then[0].repeats ? .skip : .delete
      let day = then[0].repeats ? " \(days[0].text)" : ""
      return try offer(PlainAct(verb, named, .statement), in: "\(verb.rawValue) \(then[0].name)\(day)")
    }
    return nil
  }

  /// True for a thing whose name does not begin with the verb of an errand: it takes place by itself.
  func isNoErrand(_ item: AgendaItem, by reader: Reader) -> Bool { reader.thing(in: item.name) == item.name }

  /// Asks about the hour that news gives for a thing, if the hour alone is not enough. If the thing has no day, asks
  /// when it is. If the figure may be an amount in its name, asks whether it moves at all. Nil for any other move.
  func hourTold(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    let words = act.details(in: reader.language).split(separator: " ")
    guard act.isToldMove, items.count == 1, let item = items.first, let last = words.last else { return nil }
    // The figures of a telephone number are longer.
    let amounts = item.name.split(separator: " ").filter { $0.allSatisfy(\.isNumber) && $0.count < 3 }
    if last.allSatisfy(\.isNumber), !amounts.isEmpty {
      return try offerMove(act, of: items)
    }
    guard item.moment == nil, let told = reader.moment(words.dropFirst().joined(separator: " ")),
      told.hasTime, !told.saysDay, let ask = wording.answer(.whenThen, to: item.name)
    else { return nil }
    return Reply(.answer, [wording.line(item, on: self), ask], subjects: items.compactMap(\.reference))
  }
}

extension PlainAct {
  /// True if words in a sentence may mean that act.
  fileprivate func isLoosely(_ verb: Verb) -> Bool { self.verb == verb && mood == .fits && what.isLoose }
}
