/// The notes of one person.
public protocol Notes {
  /// Stores a new note, with any list and tags that do not exist yet. Returns it with its number.
  func add(_ note: Note) throws -> Note
  /// Stores the changed properties of a note.
  func update(_ note: Note) throws
  /// Deletes a note.
  func remove(_ id: Note.ID) throws
  /// Returns the note with that number; nil if this person has none.
  func note(_ id: Note.ID) throws -> Note?
  /// Returns the notes with words that begin with all of these, best match first.
  func search(_ words: [String], limit: Int) throws -> [Note]
  /// Returns the latest notes, newest first.
  func newest(limit: Int) throws -> [Note]
}
