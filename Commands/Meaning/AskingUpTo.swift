import Agenda
import Civil
import Grammar

extension Desk {
  /// The question with the day of something that is kept in the place of its name: of `left to do before the concert`,
  /// `left to do before 2026-12-12`. As it is, if nothing that comes has that name.
  func upToThing(_ what: Selection) throws -> Selection {
    guard what.moment == nil, !what.words.isEmpty else { return what }
    for link in [ArgumentLink.before, .until] {
      let alone = reader.behind(link, in: what.text).map { (before: "", after: $0) }
      for (asked, thing) in reader.splits(what.text, at: link) + [alone].compactMap({ $0 }) {
        guard let day = try select(reader.selection(thing)).items.map(coming).first(where: { !isBehind($0) })?.moment
        else { continue }
        let end = reader.putting(link, before: day.local(in: person.zone).date.description)
        // What there is to do is anything.
        let isOfAnything = reader.stemsOfThings(reader.selection(asked)).isEmpty
        return reader.selection(isOfAnything ? end : "\(asked) \(end)")
      }
    }
    return what
  }
}
