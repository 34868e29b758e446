package import Agenda
import Civil
package import Grammar

/// Moves items to a list, which it makes if there is none, or to a date.
package struct Move: ItemCommand {
  package enum Target: Hashable, Sendable {
    /// A list; nil is no list.
    case list(String?)
    case moment(TemporalExpression)
  }

  package var name: ItemName
  /// The occurrence of a series; nil is the next one.
  package var day: TemporalExpression?
  package var target: Target
  /// All the words before `to` as a name, if there may be something of that name.
  package var whole: ItemName?

  package init(_ name: ItemName, on day: TemporalExpression? = nil, to target: Target, whole: ItemName? = nil) {
    self.name = name
    self.day = day
    self.target = target
    self.whole = whole
  }

  package static let guide = Guide(
    "move", "mv", usage: "X to L, or X [D] to D", bare: [.numbersToMoment, .numbersToList],
    summary: "to a list, new or not, or to a date: !move 2 to work")

  package static var examples: [Example<Move>] {
    [
      Example("!move 2 to groceries", Move(.numbers([2]), to: .list("groceries"))),
      Example("!move call jimmy to work", Move(.words("call jimmy"), to: .list("work"))),
      Example("!move 1,2 to no list", Move(.numbers([1, 2]), to: .list(nil))),
      Example("!move 2 to 2026-12-01", Move(.numbers([2]), to: .moment(.example("2026-12-01", .example(12, 1))))),
      Example(
        "!move piano 2026-11-24 to 2026-11-25",
        Move(
          .words("piano"), on: .example("2026-11-24", .example(11, 24)),
          to: .moment(.example("2026-11-25", .example(11, 25))), whole: .words("piano 2026-11-24"))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard let (name, target) = Move.lastTo(arguments, by: reader) ?? Move.numbersFirst(arguments, by: reader) else {
      // `gym friday` lacks its `to`.
      let told = arguments.splitBefore(reader.moment)
      let target = told.map { arguments.trimmed.dropFirst($0.before.count).drop { $0 == " " } } ?? "work"
      let name = (told?.before ?? arguments).named(isWhole: true)
      throw Misunderstanding("!move", reason: .needs(.target), example: "!move \(name) to \(target)")
    }
    switch reader.destination(target) {
    case .moment(let moment):
      if var problem = moment.problem {
        problem.example =
          "!move \(name.isEmpty ? reader.spelling(.it) : name) \(reader.putting(.to, before: problem.example))"
        throw problem
      }
      let named = try reader.expectItemAndDay(name)
      self.init(named.name, on: named.day, to: .moment(moment), whole: named.whole)
    case .list(let list), .newList(let list):
      self.init(reader.expectItems(name), to: .list(reader.says(.noList, list) ? nil : list))
    }
  }

  /// The words that name the item, and those after `to`. The name is empty for the item spoken of last.
  private static func lastTo(_ text: String, by reader: Reader) -> (before: String, after: String)? {
    let isOfLast = reader.behind(.to, in: text) != nil
    guard let split = reader.lastSplits(isOfLast ? " \(text)" : text, at: .to).first, !split.after.isEmpty,
      isOfLast || !split.before.isEmpty
    else { return nil }
    return split
  }

  /// Numbers need no `to` after them if a date or an existing list follows: `2 friday`, `1,2 work`.
  private static func numbersFirst(_ text: String, by reader: Reader) -> (before: String, after: String)? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let before = String(text[..<space]), after = String(text[space...]).trimmed
    guard reader.references(before) != .words(before) else { return nil }
    if case .newList = reader.destination(after) { return nil }
    return (before, after)
  }

  /// Sets the length of a thing that has an hour: `!move meeting to 2 hours` does not move it to two hours from now.
  /// Nil if the words give no length, or there is no such thing.
  private func lasting(_ moment: TemporalExpression, on desk: Desk) throws -> Reply? {
    guard day == nil, desk.reader.isLength(moment), let seconds = moment.seconds, seconds < 86_400,
      case .items(let items) = try desk.choose(
        name, again: { "!move \($0) \(desk.reader.putting(.to, before: moment.text))" }),
      items.count == 1, items[0].moment?.time != nil
    else { return nil }
    return try desk.lasts(items[0], moment.text, by: desk.reader)
  }

  package var listMade: String? {
    if case .list(let list) = target { list } else { nil }
  }

  package func run(on desk: Desk) throws -> Reply {
    if let partly = try runPartly(on: desk) { return partly }
    switch target {
    case .moment(let moment):
      if let whole, try desk.isNamed(whole) { return try Move(whole, to: target).run(on: desk) }
      if let longer = try lasting(moment, on: desk) { return longer }
      return try Postpone(name, on: day, to: moment, counted: false).run(on: desk)
    case .list(let named):
      let list = try named.map(desk.list(meant:))
      let isNew = try list.map { try !desk.belongings.names.has($0) } ?? false
      let target = desk.reader.putting(.to, before: list ?? desk.reader.spelling(.noList))
      return try desk.change(name, did: .moved, again: { "!move \($0) \(target)" }) { item in
        item.list = list
        return desk.wording.moved(item.name, to: list, isNew: isNew)
      }
    }
  }
}
