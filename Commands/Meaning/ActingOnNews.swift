import Agenda
import Civil
import Grammar

// News of what is kept, which no command does as it is told.
extension Desk {
  /// Replies to news that no command carries out: asks about a series, or does what was spoken of. Nil for any other act.
  func toldNews(
    _ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, isAlone: Bool, by reader: Reader
  ) throws -> Reply?? {
    switch act.verb {
    case .over: .some(try pausedOver(act, items, by: reader))
    // `priya can't make tuesday, wednesday at 2 instead` tells the other day.
    case .unsuit where !isAlone: .some(nil)
    case .pause: try paused(act, items, isFresh: isFresh, by: reader).map { .some($0) }
    case .unsuit: .some(try unsuited(act, items, by: reader))
    case .tentative: .some(try possible(.move, act, items, by: reader))
    case .doubtful: .some(try possible(.delete, act, items, by: reader))
    case .missed: .some(try missed(items, by: reader))
    case .did: .some(try did(act, items, isFresh: isFresh, by: reader))
    case .end: .some(items.count == 1 && items[0].repeats ? try run("!delete \(items.ids)", by: reader) : nil)
    case .exchange: .some(try exchanged(act, items, by: reader))
    case .want: .some(try wanted(act, items, isFresh: isFresh, by: reader))
    case .mistake: .some(isFresh ? try mistaken(act, items, by: reader) : nil)
    case .place: .some(try placed(act, items, isFresh: isFresh, by: reader))
    case .move: try hourTold(act, items, by: reader).map { .some($0) }
    case .settle, .settled: .some(try settled(act, items, isFresh: isFresh, by: reader))
    default: nil
    }
  }

  /// Asks whether to make a change that may come; nil if it is not of one thing.
  private func possible(
    _ verb: PlainAct.Verb, _ act: PlainAct, _ items: [AgendaItem], by reader: Reader
  ) throws -> Reply? {
    guard items.count == 1 else { return nil }
    let details = act.details(in: reader.language)
    let change = PlainAct(verb, act.what, act.mood, rest: details)
    return try offer(change, in: "\(verb.rawValue) \(items[0].name) \(details)".trimmed)
  }

  /// Skips the time of a series that has passed; shows anything else, since a missed time is no deed. Nil if it is not
  /// one thing.
  private func missed(_ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard items.count == 1, let item = items.first else { return nil }
    if item.repeats, let moment = item.moment, isPast(moment.local(in: person.zone)) {
      return try run("!skip \(items.ids)", by: reader)
    }
    return Reply(.answer, wording.details(item, on: self), subjects: [item.reference].compactMap { $0 })
  }
}
