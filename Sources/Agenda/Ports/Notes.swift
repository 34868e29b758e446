/// The notes of one person.
public protocol Notes {
  func add(_ note: Note) throws -> Note
  func update(_ note: Note) throws
  func remove(_ id: Note.ID) throws
  func note(_ id: Note.ID) throws -> Note?
  /// Notes that have all these words at the start of words in their text, best first.
  func search(_ words: [String], limit: Int) throws -> [Note]
  /// The notes kept last, newest first.
  func newest(limit: Int) throws -> [Note]
}
