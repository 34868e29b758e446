import Agenda
import Grammar

// Two things that swap places, and one that replaces another.
extension Desk {
  /// Says that two kept things can't swap places; nil if the words are something to do.
  func swap(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    if act.verb == .substitute { return try substitute(act, items, by: reader) }
    let other = reader.selection(act.details(in: reader.language))
    let isKept = try !act.what.words.isEmpty && !items.isEmpty || !other.words.isEmpty && !select(other).items.isEmpty
    return isKept ? wording.answer(.swap).map { Reply(.answer, [$0]) } : nil
  }

  /// Replaces a thing that is on a list under exactly that name; nil if there is none.
  private func substitute(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    let named = items.filter { $0.list != nil && $0.moment == nil && forms.stems(of: $0) == forms.stems(of: act.what) }
    guard named.count == 1, reader.moment(act.details(in: reader.language)) == nil else { return nil }
    return try run("!rename \(named.ids) \(reader.putting(.to, before: act.details(in: reader.language)))", by: reader)
  }
}
