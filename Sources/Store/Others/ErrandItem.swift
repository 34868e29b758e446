import Agenda

/// How what is asked of somebody is written down: as the journal would, with no number of its own yet.
enum ErrandItem {
  static func columns(of item: Kept) throws -> (kind: String, image: String?) {
    switch item {
    case .todo(let todo): ("todo", try Image.text(KeptTodo(todo, id: Todo.ID(0))))
    case .event(let event): ("event", try Image.text(KeptEvent(event, id: Event.ID(0))))
    case .note(let note): ("note", try Image.text(KeptNote(note, id: Note.ID(0))))
    }
  }

  static func item(kind: String, image: String) throws -> Kept {
    switch kind {
    case "event":
      guard var event = try Image.thing(KeptEvent.self, image)?.event() else { break }
      event.id = nil
      return .event(event)
    case "note":
      guard var note = try Image.thing(KeptNote.self, image)?.note else { break }
      note.id = nil
      return .note(note)
    default:
      guard var todo = try Image.thing(KeptTodo.self, image)?.todo() else { break }
      todo.id = nil
      return .todo(todo)
    }
    throw StoreError(.failed, cause: "what was asked of somebody can't be read")
  }
}
