package import Agenda
import Civil
package import Grammar

/// Counts items, by the words and search of `!find` or as people ask for them.
package struct Count: Command {
  package var search: String

  package init(_ search: String) { self.search = search }

  package static let guide = Guide(
    "count", usage: "Q", bare: [], shows: true, summary: "how many: !count todos, !count tag:errand")

  package static var examples: [Example<Count>] {
    [Example("!count todos", Count("todos")), Example("!count tag:errand", Count("tag:errand"))]
  }

  package init(_ arguments: String, by reader: Reader) throws { search = arguments.trimmed }

  package func run(on desk: Desk) throws -> Reply {
    let found: [AgendaItem]
    if search.contains(":") {
      found = try desk.belongings.searches.find(desk.reader.search(search), limit: Count.most)
    } else {
      let what = try desk.withDayOfThing(desk.reader.selection(search))
      found = try desk.counted(what)
      if found.isEmpty, let besides = try desk.besides(what, isCounted: true) { return besides }
      if let left = desk.timesLeft(of: found, what) { return left }
    }
    return Reply(
      .answer, [told(found.count, on: desk)] + found.prefix(3).map { "- " + desk.wording.line($0, on: desk) })
  }

  /// The count, in the words of the question if the question says nothing else.
  private func told(_ count: Int, on desk: Desk) -> String {
    if search.contains(":") { return desk.wording.count(count, desk.wording.search(search)) }
    let what = desk.reader.selection(search)
    let when = what.moment.map { $0.told(on: desk) } ?? ""
    if what.isCompleted == true { return desk.wording.countDone(count, when) }
    guard what.words.isEmpty, !what.isLate else { return desk.wording.count(count, search) }
    return desk.wording.count(count, of: desk.reader.kindCounted(what), when)
  }

  static let most = 1000
}

extension Desk {
  /// The most times of a series that are counted.
  private static let mostTimes = 1000

  /// Tells how often the one series that words name still comes; nil if they name none.
  fileprivate func timesLeft(of found: [AgendaItem], _ what: Selection) -> Reply? {
    guard found.count == 1, !what.words.isEmpty, what.moment == nil, what.isCompleted == nil,
      let rule = found[0].recurrence
    else { return nil }
    let ends = rule.until != nil || rule.count != nil
    let left = occurrences(of: found[0], since: today).prefix(Desk.mostTimes).count { !isPast($0.start) }
    return Reply(
      .answer, [wording.timesLeft(ends ? left : nil, of: coming(found[0]), on: self)],
      subjects: [found[0].reference].compactMap { $0 })
  }

  /// The items that a question with "how many" is about.
  fileprivate func counted(_ what: Selection) throws -> [AgendaItem] {
    if what.isLate { return try select(what).items }
    var criteria: [Criterion] = []
    if let kind = reader.kindCounted(what) { criteria.append(.kind(kind)) }
    if what.isCompleted == true {
      criteria.append(.isCompleted)
      if let moment = what.moment, moment.date != nil {
        let (first, last) = days(past: moment)
        criteria.append(
          .completed(.days(first, last)))
      }
      return try belongings.searches.find(.all(criteria), limit: Count.most)
    }
    if let moment = what.moment, var days = moment.days {
      // `before easter` begins today.
      if moment.lead == .deadline { days = min(today, days.upperBound)...days.upperBound }
      guard what.words.isEmpty else {
        // Each time of a series counts.
        let named = Set(try select(what.anytime).items.compactMap(\.reference))
        return try kept(from: max(days.lowerBound, today), to: max(days.upperBound, today)).filter {
          $0.reference.map(named.contains) ?? false
        }
      }
      let then = try kept(from: days.lowerBound, to: days.upperBound)
      if !what.kinds.isEmpty { return ofKind(then, what) }
      return then.filter { item in
        switch (criteria.first, item) {
        case (.kind(.event)?, .todo), (.kind(.todo)?, .event): false
        default: true
        }
      }
    }
    let stems = forms.stems(of: what)
    if let list = try belongings.names.lists().first(where: { reader.stemsOfList($0) == stems }),
      !stems.isEmpty
    {
      return try belongings.searches.find(.all([.not(.isCompleted), .list(list)]), limit: Count.most)
    }
    guard what.words.isEmpty else { return try select(what).items }
    criteria.append(.not(.isCompleted))
    if criteria.count == 1 { criteria.append(.not(.kind(.note))) }
    return try belongings.searches.find(.all(criteria), limit: Count.most).filter { !isOver($0) }
  }

  /// True for an event that has ended, which is neither done nor left to do.
  private func isOver(_ item: AgendaItem) -> Bool {
    guard case .event(let event) = item, event.recurrence == nil else { return false }
    return isPast(event.end ?? event.start)
  }
}
