import Agenda

// What todos, events and notes have in common, without asking which it is.
extension AgendaItem {
  /// The list it is on; nil the inbox.
  var list: String? {
    get {
      switch self {
      case .todo(let todo): todo.list
      case .event(let event): event.list
      case .note(let note): note.list
      }
    }
    set {
      switch self {
      case .todo(var todo):
        todo.list = newValue
        self = .todo(todo)
      case .event(var event):
        event.list = newValue
        self = .event(event)
      case .note(var note):
        note.list = newValue
        self = .note(note)
      }
    }
  }

  /// The same by another name; a note by another text.
  func renamed(to name: String) -> AgendaItem {
    switch self {
    case .todo(var todo):
      todo.name = name
      return .todo(todo)
    case .event(var event):
      event.name = name
      return .event(event)
    case .note(var note):
      note.text = name
      return .note(note)
    }
  }
}

// As they are shown below a heading that says the rest.
extension AgendaItem {
  func without(tag: String) -> AgendaItem {
    switch self {
    case .todo(var todo):
      todo.tags.removeAll { $0 == tag }
      return .todo(todo)
    case .event(var event):
      event.tags.removeAll { $0 == tag }
      return .event(event)
    case .note(var note):
      note.tags.removeAll { $0 == tag }
      return .note(note)
    }
  }

  var withoutPlace: AgendaItem {
    switch self {
    case .todo(var todo):
      todo.place = nil
      return .todo(todo)
    case .event(var event):
      event.place = nil
      return .event(event)
    case .note: return self
    }
  }
}
