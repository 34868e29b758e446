package import Agenda
import Civil
package import Grammar

/// Deletes items, or one occurrence of a series; undo brings them back.
package struct Delete: ItemCommand {
  package var name: ItemName
  /// The occurrence of a series; nil asks whether to delete all of it.
  package var day: TemporalExpression?
  /// True if all of a series is to be deleted, without asking.
  package var isAll: Bool
  /// All the words as a name, if there may be something of that name.
  package var whole: ItemName?

  package init(_ name: ItemName, on day: TemporalExpression? = nil, all isAll: Bool = false, whole: ItemName? = nil) {
    self.name = name
    self.day = day
    self.isAll = isAll
    self.whole = whole
  }

  package static let guide = Guide(
    "delete", "del", usage: "X [D]", bare: [.numbers],
    summary: "deletes an item or one of a series; !undo brings it back")

  package static var examples: [Example<Delete>] {
    [
      Example("!delete old photos", Delete(.words("old photos"))),
      Example("!del 2", Delete(.numbers([2]))),
      Example(
        "!delete piano 2026-11-24",
        Delete(.words("piano"), on: .example("2026-11-24", .example(11, 24)), whole: .words("piano 2026-11-24"))),
      Example("!delete all of piano", Delete(.words("piano"), all: true)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed
    if let all = reader.behind(.allOf, in: words) {
      self.init(reader.expectItems(all), all: true)
    } else {
      let named = try reader.expectItemAndDay(words)
      self.init(named.name, on: named.day, whole: named.whole)
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    if let partly = try runPartly(on: desk) { return partly }
    if let whole, try desk.isNamed(whole) { return try Delete(whole).run(on: desk) }
    let words = day.map { " \($0.text)" } ?? ""
    let again = { items in
      isAll ? "!delete \(desk.reader.putting(.allOf, before: items))" : "!delete \(items)\(words)"
    }
    switch try desk.choose(name, on: day, takesTimes: true, again: again) {
    case .unclear(let question): return question
    case .items(let items): return try delete(items, on: desk)
    }
  }

  private func delete(_ items: [AgendaItem], on desk: Desk) throws -> Reply {
    var gone: [AgendaItem] = [], series: [AgendaItem] = [], told: [String] = []
    for item in items {
      if item.repeats, try day != nil || desk.meant(of: item, by: name, at: nil, again: { $0 })?.count ?? 0 > 1 {
        told.append(try desk.skip(item, named: name, on: day, by: Delete.guide.name))
      } else if item.repeats, !isAll, desk.next(of: item) != nil {
        series.append(item)
      } else {
        if let day { _ = try desk.occurrences(of: item, at: day, again: { "!delete \(item.name) \($0)" }) }
        try desk.remove(item)
        try desk.describe(.deleted, [item.name])
        gone.append(item)
      }
    }
    if !gone.isEmpty { told.append(desk.wording.deleted(gone.map(\.name))) }
    guard series.isEmpty else { return try question(told, series, on: desk) }
    return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
  }

  /// Asks whether to delete all of a series, or only its next occurrence.
  private func question(_ told: [String], _ series: [AgendaItem], on desk: Desk) throws -> Reply {
    let ids = series.ids
    let listed = try series.count == 1 ? desk.meant(of: series[0], by: name, at: nil, again: { $0 })?.first : nil
    let next = series.count == 1 ? (listed ?? desk.next(of: series[0]))?.start : nil
    let day = next.map { next in
      let local = next.local(in: desk.person.zone)
      return " \(local.date)" + (local.time.map { " \($0.description.prefix(5))" } ?? "")
    }
    return Reply(
      .answer, told + [desk.wording.onlyOrAll(series.map(\.name), next, on: desk)],
      choices: [
        Reply.Choice(desk.wording.only(next, on: desk), message: "!skip \(ids)\(day ?? "")"),
        Reply.Choice(desk.wording.all(series.count), message: "!delete \(desk.reader.putting(.allOf, before: ids))"),
      ], subjects: series.compactMap(\.reference))
  }
}
