import Agenda
import Foundation
import GRDB

/// The rows of one person's notes: what is read and written, without the journal.
struct NoteRows {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  static let select = """
    SELECT note.id, note.text, list.name, url, added, \(Labels.columns(of: "note.id"))
    FROM note LEFT JOIN list ON list.id = note.list
    """

  /// The notes that a condition holds for.
  func notes(_ condition: String, _ arguments: StatementArguments, isLasting: Bool = true) throws -> [Note] {
    let statement = try db.statement("\(NoteRows.select) \(condition)", isLasting: isLasting)
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      var note = Note(text: row[1], added: Date(timeIntervalSince1970: row[4]))
      note.id = Note.ID(row[0])
      note.list = row[2]
      note.url = row[3]
      note.tags = Labels.split(row[5])
      return note
    }
  }

  func note(_ id: Int64) throws -> Note? {
    try notes("WHERE note.id = ? AND note.person = ?", [id, owner.person.number]).first
  }

  /// Writes a note to the row of that number, a new one or the one that is there; returns it as it is kept.
  func write(_ note: Note, as id: Int64, isNew: Bool = false) throws -> Note {
    let list = try note.list.map { try NameTable(owner: owner).row(.list, named: $0) }
    let labels = Labels(owner: owner)
    let tags = try labels.tags(note.tags)
    try db.cachedStatement(
      sql: """
        INSERT INTO note (id, person, text, list, url, added) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET text = excluded.text, list = excluded.list, url = excluded.url,
          added = excluded.added
        """
    ).execute(arguments: [
      id, owner.person.number, note.text, list?.id, note.url, note.added.timeIntervalSince1970,
    ])
    try labels.setTags(tags.map(\.id), of: id, isNew: isNew)
    var kept = note
    kept.id = Note.ID(id)
    kept.list = list?.name
    kept.tags = tags.map(\.name)
    return kept
  }
}
