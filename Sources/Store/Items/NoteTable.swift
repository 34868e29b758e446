import Agenda
import Foundation
import GRDB
import Storage

/// The notes of one person, each change noted in the journal.
struct NoteTable: Notes {
  let owner: Owner
  private var rows: NoteRows { NoteRows(owner: owner) }

  init(owner: Owner) { self.owner = owner }

  func add(_ note: Note) throws -> Note {
    let id = Note.ID(try owner.number(.note))
    let kept = try rows.write(note, as: id.number, isNew: true)
    try owner.changes?.record(.note, id.number, before: NoteRecord?.none, after: NoteRecord(kept, id: id))
    return kept
  }

  func update(_ note: Note) throws {
    guard let id = note.id, let before = try rows.note(id.number) else { throw NoteTable.gone }
    guard before != note else { return }
    let kept = try rows.write(note, as: id.number)
    guard before != kept else { return }
    try owner.changes?.record(.note, id.number, before: NoteRecord(before, id: id), after: NoteRecord(kept, id: id))
  }

  func remove(_ id: Note.ID) throws {
    guard let before = try rows.note(id.number) else { throw NoteTable.gone }
    try owner.release(id.number, .note)
    try owner.changes?.record(.note, id.number, before: NoteRecord(before, id: id), after: NoteRecord?.none)
  }

  private static let gone = StoreError(.conflict, cause: "that note is gone")

  func note(_ id: Note.ID) throws -> Note? { try rows.note(id.number) }

  func search(_ words: [String], limit: Int) throws -> [Note] {
    guard let query = WordQuery(words, person: owner.person) else { return [] }
    return try rows.notes(query.condition("note", "text"), query.arguments(limit: limit))
  }

  func newest(limit: Int) throws -> [Note] {
    try rows.notes(NoteTable.newestFirst, [owner.person.number, limit])
  }

  static let newestFirst = "WHERE note.person = ? ORDER BY note.id DESC LIMIT ?"
}
