import Agenda
import GRDB
import Storage

/// The searches in one person's items. Each is a query that the indexes answer if they can.
struct SearchTable: Searches {
  let owner: Owner
  let common: CommonSearches

  func find(_ criterion: Criterion, limit: Int) throws -> [AgendaItem] {
    var found: [AgendaItem] = []
    if let (rest, values) = try query(criterion, .todo, limit: limit) {
      found += try TodoRows(owner: owner).todos(rest, values, isLasting: isCommon(rest, .todo)).map { .todo($0) }
    }
    if let (rest, values) = try query(criterion, .event, limit: limit) {
      found += try EventRows(owner: owner).events(rest, values, isLasting: isCommon(rest, .event)).map {
        .event($0.event)
      }
    }
    if let (rest, values) = try query(criterion, .note, limit: limit) {
      found += try NoteRows(owner: owner).notes(rest, values, isLasting: isCommon(rest, .note)).map { .note($0) }
    }
    return found
  }

  private func isCommon(_ rest: String, _ kind: Criterion.Kind) -> Bool { common.contains("\(kind.rawValue) \(rest)") }

  func item(withUID uid: String) throws -> ItemReference? {
    if let number = try FeedContents.number(in: uid, realm: LedgerMetadata(db: owner.db).realm()) {
      let find = try owner.db.cachedStatement(sql: "SELECT kind, id FROM item WHERE id = ? AND person = ?")
      return try Row.fetchOne(find, arguments: [number, owner.person.number]).flatMap(Self.reference)
    }
    let find = try owner.db.cachedStatement(sql: SearchTable.withUID)
    return try Row.fetchOne(find, arguments: [owner.person.number, uid]).flatMap(Self.reference)
  }

  static let withUID = """
    SELECT 'todo', id FROM todo WHERE person = ?1 AND uid = ?2
    UNION ALL
    SELECT 'event', id FROM event WHERE person = ?1 AND uid = ?2
    LIMIT 1
    """

  private static func reference(_ row: Row) -> ItemReference? {
    switch row[0] as String {
    case "todo": .todo(Todo.ID(row[1]))
    case "event": .event(Event.ID(row[1]))
    case "note": .note(Note.ID(row[1]))
    default: nil
    }
  }

  /// Returns the SQL that follows the reading of all rows of a table; nil if none can meet the criterion.
  func query(_ criterion: Criterion, _ kind: Criterion.Kind, limit: Int) throws -> (String, StatementArguments)? {
    let table = kind.rawValue
    let order =
      switch kind {
      case .todo: "todo.completed IS NOT NULL, todo.completed DESC, todo.due_at IS NULL, todo.due_at, todo.id DESC"
      case .event: "event.start_at DESC, event.id DESC"
      case .note: "note.id DESC"
      }
    switch try ConditionWriter(kind: kind, owner: owner).condition(criterion) {
    case .never:
      return nil
    case .always:
      return ("WHERE \(Owner.all(table)) ORDER BY \(order) LIMIT ?", [owner.person.number, limit])
    case .sql(let condition, let values, let reach):
      let person =
        switch reach {
        case .none: Owner.all(table)
        case .person: "\(table).person = ?"
        // The plus keeps SQLite from using the person's index instead of one that finds fewer rows.
        case .own: "+\(table).person = ?"
        }
      return (
        "WHERE \(person) AND (\(condition)) ORDER BY \(order) LIMIT ?", [owner.person.number] + values + [limit]
      )
    }
  }
}

extension Database {
  /// Returns a compiled statement. A lasting one is kept as long as the connection.
  func statement(_ sql: String, isLasting: Bool) throws -> Statement {
    isLasting ? try cachedStatement(sql: sql) : try makeStatement(sql: sql)
  }
}
