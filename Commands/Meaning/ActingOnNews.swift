import Agenda
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
}
