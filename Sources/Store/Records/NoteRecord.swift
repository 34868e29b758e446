public import Agenda
public import Foundation

/// A note as the ledger writes it down; see `TodoRecord`.
public struct NoteRecord: Hashable, Sendable, Codable {
  public var id: Int64
  public var text: String
  public var list: String?
  public var tags: [String]
  public var url: String?
  public var added: Date

  public init(_ note: Note, id: Note.ID) {
    self.id = id.number
    text = note.text
    list = note.list
    tags = note.tags
    url = note.url
    added = note.added
  }

  /// The note it tells of.
  public var note: Note {
    var note = Note(text: text, added: added)
    note.id = Note.ID(id)
    note.list = list
    note.tags = tags
    note.url = url
    return note
  }
}
