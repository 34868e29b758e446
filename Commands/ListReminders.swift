package import Agenda
import Civil
package import Grammar

/// Lists the person's reminders to come.
package struct ListReminders: Command {
  package init() {}

  package static let guide = Guide("reminders", summary: "what I will remind you about")

  package static var examples: [Example<ListReminders>] {
    [Example("!reminders", ListReminders()), Example("reminders", ListReminders())]
  }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  /// The number of days ahead that are searched.
  private static let days = 730

  package func run(on desk: Desk) throws -> Reply {
    let ahead = try reminded(within: ListReminders.days, on: desk)
    let told = Set(ahead.map(\.item.reference))
    let nagging = try desk.nagging.map(AgendaItem.todo).filter { !told.contains($0.reference) }
    guard !ahead.isEmpty || !nagging.isEmpty else { return Reply.none(desk.wording.nothing(desk.wording.reminders)) }
    let found = ahead.sorted { $0.first.instant(in: desk.person.zone) < $1.first.instant(in: desk.person.zone) }
    let off = desk.person.wantsReminders ? [] : [desk.wording.remindersOff]
    return Reply(
      .answer, off + [desk.wording.heading(desk.wording.reminders)],
      list: (found.map(\.item) + nagging).map { Reply.Entry(desk.wording.remindedOf($0, on: desk), item: $0.reference) }
    )
  }

  /// The items of the next days that the person is reminded of, with the first reminder of each.
  private func reminded(within days: Int, on desk: Desk) throws -> [(item: AgendaItem, first: When)] {
    var told: Set<ItemReference?> = []
    return try desk.kept(from: desk.today, to: desk.today.adding(days: days))
      .filter { told.insert($0.reference).inserted }
      .compactMap { item in desk.reminders(of: item).first.map { (item, $0) } }
  }
}
