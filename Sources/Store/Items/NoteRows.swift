import Agenda
import GRDB

/// The rows of one person's notes, read and written without the journal.
struct NoteRows {
  let owner: Owner

  init(owner: Owner) { self.owner = owner }

  /// The notes that meet a condition.
  func notes(_ condition: String, _ arguments: StatementArguments, isLasting: Bool = true) throws -> [Note] {
    let statement = try owner.db.statement("\(NoteRecord.statements.select) \(condition)", isLasting: isLasting)
    return try Row.fetchAll(statement, arguments: arguments).map { try NoteRecord($0).note }
  }

  func note(_ id: Int64) throws -> Note? {
    try notes("WHERE note.id = ? AND note.person = ?", [id, owner.person.number]).first
  }

  /// Writes a note to the row with that number, whether new or not, and returns it as stored.
  func write(_ note: Note, as id: Int64, isNew: Bool = false) throws -> Note {
    var kept = note
    kept.id = Note.ID(id)
    (kept.list, _, kept.tags) = try owner.write(NoteRecord(note, id: Note.ID(id)), isNew: isNew)
    return kept
  }
}
