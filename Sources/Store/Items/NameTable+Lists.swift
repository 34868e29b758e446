import Agenda
import GRDB
import Storage

// Changes of whole lists, each noted in the journal, and the counts of items by name.
extension NameTable {
  func groups(_ kind: NamedGroup.Kind) throws -> [NamedGroup] {
    let statement = try owner.db.cachedStatement(sql: NameTable.counts(kind))
    return try Row.fetchAll(statement, arguments: [owner.person.number]).map {
      NamedGroup($0[0], count: $0[1], search: $0[2])
    }
  }

  /// Returns a query for the names in order, each with the number of its open todos, events and notes.
  static func counts(_ kind: NamedGroup.Kind) -> String {
    switch kind {
    case .list:
      """
      SELECT name, (SELECT count(*) FROM todo WHERE list = list.id AND completed IS NULL)
        + (SELECT count(*) FROM event WHERE event.list = list.id)
        + (SELECT count(*) FROM note WHERE note.list = list.id), search
      FROM list WHERE person = ? ORDER BY folded
      """
    case .tag:
      """
      SELECT name, (SELECT count(*) FROM item_tag WHERE tag = tag.id
        AND NOT EXISTS (SELECT 1 FROM todo WHERE todo.id = item_tag.item AND completed IS NOT NULL)) AS uses, NULL
      FROM tag WHERE person = ? AND uses > 0 ORDER BY folded
      """
    case .place:
      """
      SELECT name, (SELECT count(*) FROM todo WHERE place = place.id AND completed IS NULL)
        + (SELECT count(*) FROM event WHERE event.place = place.id) AS uses, NULL
      FROM place WHERE person = ? AND uses > 0 ORDER BY folded
      """
    }
  }

  func search(ofList name: String) throws -> String? {
    guard let list = try find(.list, named: name) else { return nil }
    let statement = try owner.db.cachedStatement(sql: "SELECT search FROM list WHERE id = ?")
    return try String.fetchOne(statement, arguments: [list.id])
  }

  func setSearch(_ search: String?, ofList name: String) throws {
    let list = try row(.list, named: name)
    let before = try self.search(ofList: list.name)
    try owner.db.cachedStatement(sql: "UPDATE list SET search = ? WHERE id = ?").execute(arguments: [search, list.id])
    try owner.changes?.record(
      .list, list.id, before: NameRecord(list.name, search: before), after: NameRecord(list.name, search: search))
  }

  func renameList(_ name: String, to newName: String) throws {
    guard let list = try find(.list, named: name) else { throw NameTable.gone }
    let search = try search(ofList: name)
    try owner.db.cachedStatement(sql: "UPDATE list SET name = ?, folded = ? WHERE id = ?")
      .execute(arguments: [newName, NameTable.folded(newName), list.id])
    try owner.changes?.record(
      .list, list.id, before: NameRecord(list.name, search: search), after: NameRecord(newName, search: search))
  }

  func removeList(_ name: String) throws -> Int {
    guard let list = try find(.list, named: name) else { throw NameTable.gone }
    let search = try search(ofList: name)
    let freed = try free(from: list.id)
    try owner.db.cachedStatement(sql: "DELETE FROM list WHERE id = ?").execute(arguments: [list.id])
    try owner.changes?.record(
      .list, list.id, before: NameRecord(list.name, search: search), after: NameRecord?.none)
    return freed
  }

  /// Takes everything off a list, each item as a separate change; returns the number of items.
  private func free(from list: Int64) throws -> Int {
    let (todos, events, notes) = (TodoTable(owner: owner), EventTable(owner: owner), NoteTable(owner: owner))
    let ids = try ["todo", "event", "note"].map { table in
      try Int64.fetchAll(
        owner.db.cachedStatement(sql: "SELECT id FROM \(table) WHERE list = ?"), arguments: [list])
    }
    for id in ids[0] {
      guard var todo = try todos.todo(Todo.ID(id)) else { continue }
      todo.list = nil
      try todos.update(todo)
    }
    for id in ids[1] {
      guard var event = try events.event(Event.ID(id)) else { continue }
      event.list = nil
      try events.update(event)
    }
    for id in ids[2] {
      guard var note = try notes.note(Note.ID(id)) else { continue }
      note.list = nil
      try notes.update(note)
    }
    return ids.reduce(0) { $0 + $1.count }
  }

  private static var gone: StoreError { StoreError(.conflict, cause: "that list is gone") }
}
