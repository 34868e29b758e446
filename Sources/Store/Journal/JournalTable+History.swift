import Agenda
import Foundation
import GRDB

/// The history of an item, as far as the journal goes back.
extension JournalTable {
  func history(of reference: ItemReference) throws -> [ItemChange] {
    let find = try owner.db.cachedStatement(sql: JournalTable.history)
    return try Row.fetchAll(find, arguments: [owner.person.number, reference.number]).compactMap { row in
      guard let kind = ChangeOriginKind(rawValue: row[3]) else { return nil }
      let summaries = try JournalSnapshot.thing([ChangeSummary].self, row[0]).map { TurnedChange.summaries($0) }
      let made = (row[2] as Double?).map { Date(timeIntervalSince1970: $0) }
      return ItemChange(
        summaries ?? (row[1] as String?).map { .text($0) } ?? .count(1), made: made,
        origin: ChangeOrigin(kind: kind, reference: row[4]))
    }
  }

  func before(lastChangeOf reference: ItemReference) throws -> AgendaItem? {
    let find = try owner.db.cachedStatement(sql: JournalTable.images)
    return try Row.fetchOne(find, arguments: [owner.person.number, reference.number]).flatMap { row in
      try (row[1] as String?).flatMap { _ in try Self.item(row) }
    }
  }

  private static let images = """
    SELECT change.kind, before FROM change_set JOIN change ON change.change_set = change_set.id
    WHERE change_set.person = ? AND stands = 1 AND change.kind IN ('todo', 'event', 'note') AND change.thing = ?
    ORDER BY change_set.id DESC LIMIT 1
    """

  private static let history = """
    SELECT deeds, summary, made, origin, reference FROM change_set JOIN change ON change.change_set = change_set.id
    WHERE change_set.person = ? AND stands = 1 AND change.kind IN ('todo', 'event', 'note') AND change.thing = ?
    ORDER BY change_set.id DESC
    """
}
