import Agenda
import Storage

/// The stored form of a requested item: the journal's form, without a number yet.
enum RequestedItem {
  static func columns(of item: AgendaItem) throws -> (kind: String, image: String?) {
    switch item {
    case .todo(let todo): ("todo", try JournalSnapshot.text(TodoRecord(todo, id: Todo.ID(0))))
    case .event(let event): ("event", try JournalSnapshot.text(EventRecord(event, id: Event.ID(0))))
    case .note(let note): ("note", try JournalSnapshot.text(NoteRecord(note, id: Note.ID(0))))
    }
  }

  static func item(kind: String, image: String) throws -> AgendaItem {
    switch kind {
    case "event":
      guard var event = try JournalSnapshot.thing(EventRecord.self, image)?.event() else { break }
      (event.id, event.imported) = (nil, nil)
      return .event(event)
    case "note":
      guard var note = try JournalSnapshot.thing(NoteRecord.self, image)?.note else { break }
      note.id = nil
      return .note(note)
    default:
      guard var todo = try JournalSnapshot.thing(TodoRecord.self, image)?.todo() else { break }
      (todo.id, todo.imported) = (nil, nil)
      return .todo(todo)
    }
    throw StoreError(.failed, cause: "what was asked of somebody can't be read")
  }
}
