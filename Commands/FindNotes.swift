package import Agenda
package import Grammar

/// Lists notes: the newest, or those that have some words.
package struct FindNotes: Command {
  /// The words to search for; nil for the newest notes.
  package var words: String?

  package init(_ words: String? = nil) { self.words = words }

  package static let guide = Guide(
    "notes", usage: "[Q]", bare: [.nothing], summary: "your notes, newest first, or those with some words")

  package static var examples: [Example<FindNotes>] {
    [Example("!notes", FindNotes()), Example("!notes wifi", FindNotes("wifi"))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    self.init(arguments.trimmed.isEmpty ? nil : arguments.trimmed)
  }

  package func run(on desk: Desk) throws -> Reply {
    let notes = desk.belongings.notes
    let found = try words.map { try notes.search(desk.reader.terms(of: $0), limit: 50) } ?? notes.newest(limit: 50)
    let heading = words.map(desk.wording.notesAbout) ?? desk.wording.notes
    guard !found.isEmpty else { return Reply.none(desk.wording.nothing(heading)) }
    return Reply(
      .answer, [desk.wording.heading(heading)],
      list: found.map { Reply.Entry(desk.wording.line(.note($0), on: desk), item: $0.reference) })
  }
}
