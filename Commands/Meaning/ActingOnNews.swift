import Agenda
import Civil
import Grammar

// News of what is kept that no command can carry out as it stands.
extension Desk {
  /// Replies to news that no command carries out: asks about a series, or completes what was spoken of. Nil for any
  /// other act.
  func toldNews(
    _ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, isAlone: Bool, by reader: Reader
  ) throws -> Reply?? {
    switch act.verb {
    case .over: .some(try pausedOver(act, items, by: reader))
    // `priya can't make tuesday, wednesday at 2 instead` gives the other day.
    case .unsuit where !isAlone: .some(nil)
    case .pause: try paused(act, items, isFresh: isFresh, by: reader).map { .some($0) }
    case .unsuit: .some(try unsuited(act, items, by: reader))
    case .tentative: .some(try possible(.move, act, items, by: reader))
    case .doubtful: .some(try possible(.delete, act, items, by: reader))
    case .missed: .some(try missed(items, by: reader))
    case .elsewhen: .some(elsewhen(items))
    case .underway: .some(underWay(items))
    case .notnow: .some(try notNow(act, items, isFresh: isFresh, by: reader))
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

  /// Shows the things that can't take place at their time, and asks for another time; nil if there are none.
  private func elsewhen(_ items: [AgendaItem]) -> Reply? {
    let dated = items.filter { $0.moment != nil }
    guard !dated.isEmpty, let ask = wording.answer(.whenThen) else { return nil }
    let subjects = dated.count == 1 ? dated.compactMap(\.reference) : []
    return Reply(.answer, dated.prefix(3).map { wording.line($0, on: self) } + [ask], subjects: subjects)
  }

  /// Skips the time of a series that does not suit, and moves anything else: `book club is not this week but next`.
  private func notNow(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    guard items.count == 1, let item = items.first, let number = item.reference?.number,
      let told = reader.splits(act.details(in: reader.language), at: .until).first
    else { return nil }
    var what = reader.selection("#\(number)")
    guard item.repeats else {
      return try self.act(PlainAct(.move, what, .fits, rest: told.before), isFresh: isFresh, by: reader)
    }
    what.moment = reader.moment(told.after)
    return try self.act(PlainAct(.skip, what, .fits), isFresh: isFresh, by: reader)
  }

  /// Shows the one thing that is being done; nil if there are none, or several.
  private func underWay(_ items: [AgendaItem]) -> Reply? {
    guard items.count == 1, let item = items.first else { return nil }
    return Reply(.answer, wording.details(item, on: self), subjects: [item.reference].compactMap { $0 })
  }

  /// Asks whether to make a change that may happen; nil if it is not about one thing.
  private func possible(
    _ verb: PlainAct.Verb, _ act: PlainAct, _ items: [AgendaItem], by reader: Reader
  ) throws -> Reply? {
    guard !items.isEmpty else { return nil }
    let details = act.details(in: reader.language)
    if items.count > 1 {
      let change = PlainAct(verb, act.what, act.mood, rest: details)
      return items.count < 4 ? try asking(change, items) : nil
    }
    // `it was 10 they said` is about the thing spoken of.
    let what = act.what.isIt ? items[0].reference.map { reader.selection("#\($0.number)") } ?? act.what : act.what
    let change = PlainAct(verb, what, act.mood, rest: details)
    return try offer(change, in: "\(verb.rawValue) \(items[0].name) \(details)".trimmed)
  }

  /// Skips the time of a series that has passed. Shows anything else, since missing something does not complete it. Nil
  /// if it is not one thing.
  private func missed(_ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard items.count == 1, let item = items.first else { return nil }
    if item.repeats, let moment = item.moment, isPast(moment.local(in: person.zone)) {
      return try run("!skip \(items.ids)", by: reader)
    }
    return Reply(.answer, wording.details(item, on: self), subjects: [item.reference].compactMap { $0 })
  }
}
