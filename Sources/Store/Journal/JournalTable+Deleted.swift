import Agenda
import Foundation
import GRDB

/// The deleted items that the journal still has, except events that a followed calendar has brought again. If the
/// person no longer follows the calendar of an event, the event is restored as their own.
extension JournalTable {
  func deleted() throws -> [DeletedItem] {
    let find = try owner.db.cachedStatement(sql: JournalTable.deleted)
    let followed = FollowedEvents(owner: owner, returning: [])
    return try Row.fetchAll(find, arguments: [owner.person.number]).compactMap { row in
      let made = (row[3] as Double?).map { Date(timeIntervalSince1970: $0) }
      guard let item = try Self.item(row) else { return nil }
      if case .event(let event) = item, try followed.brings(event) { return nil }
      return DeletedItem(item, deleted: made)
    }
  }

  func restore(_ reference: ItemReference) throws -> AgendaItem? {
    guard let item = try deleted().first(where: { $0.item.reference == reference })?.item else { return nil }
    let number = reference.number
    switch item {
    case .todo(let todo):
      try owner.reclaim(number, .todo)
      let kept = try TodoRows(owner: owner).write(todo, as: number)
      try owner.changes?.record(
        .todo, number, before: TodoRecord?.none, after: TodoRecord(kept, id: Todo.ID(number)))
      return .todo(kept)
    case .event(var event):
      event.subscribed = nil
      try owner.reclaim(number, .event)
      let kept = try EventRows(owner: owner).write(event, as: number)
      try owner.changes?.record(
        .event, number, before: EventRecord?.none, after: EventRecord(kept, id: Event.ID(number)))
      return .event(kept)
    case .note(let note):
      try owner.reclaim(number, .note)
      let kept = try NoteRows(owner: owner).write(note, as: number)
      try owner.changes?.record(
        .note, number, before: NoteRecord?.none, after: NoteRecord(kept, id: Note.ID(number)))
      return .note(kept)
    }
  }

  /// The last image of each item that a standing change has removed and that does not exist again.
  private static let deleted = """
    SELECT change.kind, change.before, max(change_set.id) AS last, change_set.made
    FROM change_set JOIN change ON change.change_set = change_set.id
    WHERE change_set.person = ? AND stands = 1 AND change.kind IN ('todo', 'event', 'note')
      AND before IS NOT NULL AND after IS NULL AND NOT EXISTS (SELECT 1 FROM item WHERE item.id = change.thing)
    GROUP BY change.kind, change.thing
    ORDER BY last DESC, change.position DESC
    """

  /// Returns the item of a row with its kind and its image.
  static func item(_ row: Row) throws -> AgendaItem? {
    switch row[0] as String {
    case "todo": try JournalSnapshot.thing(TodoRecord.self, row[1]).map { .todo(try $0.todo()) }
    case "event": try JournalSnapshot.thing(EventRecord.self, row[1])?.event().map { .event($0) }
    default: try JournalSnapshot.thing(NoteRecord.self, row[1]).map { .note($0.note) }
    }
  }
}
