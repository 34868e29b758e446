public import Agenda
public import Foundation

/// A note as the ledger stores it in JSON; see `TodoRecord`.
public struct NoteRecord: Hashable, Sendable, Codable {
  /// The note's number.
  public var id: Int64
  /// The whole text.
  public var text: String
  /// The name of the list it is on.
  public var list: String?
  /// Tags, without `#`.
  public var tags: [String]
  /// A link that belongs to it.
  public var url: String?
  /// The instant at which it was added.
  public var added: Date

  /// The record of a note.
  public init(_ note: Note, id: Note.ID) {
    self.id = id.number
    text = note.text
    list = note.list
    tags = note.tags
    url = note.url
    added = note.added
  }

  /// The note of this record.
  public var note: Note {
    var note = Note(text: text, added: added)
    note.id = Note.ID(id)
    note.list = list
    note.tags = tags
    note.url = url
    return note
  }
}

extension NoteRecord: ItemRecord {
  static let table = JournalEntity.note
  static let statements = ItemStatements(NoteRecord.self)
  static let blank = NoteRecord(Note(text: "", added: .distantPast), id: Note.ID(0))

  /// A note has no place.
  var place: String? { nil }

  /// A note has no contacts.
  var people: [String] {
    get { [] }
    set {}
  }

  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.required("text", &text)
    columns.reference(to: .list, &list)
    columns.column("url", &url)
    columns.date("added", &added)
  }
}
