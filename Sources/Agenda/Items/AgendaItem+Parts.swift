package import Civil

// What todos, events and notes have in common, without asking which it is.
extension AgendaItem {
  /// The name of the list it is on; nil for none.
  package var list: String? {
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

  /// The same item with another name; a note with another text.
  package func renamed(to name: String) -> AgendaItem {
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
  package func without(tag: String) -> AgendaItem {
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

  package var withoutPlace: AgendaItem {
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

// When it falls, and when its person is reminded of it.
extension AgendaItem {
  /// When it is due or begins.
  package var moment: When? {
    switch self {
    case .todo(let todo): todo.due
    case .event(let event): event.start
    case .note: nil
    }
  }

  /// The reminders it has; nil for the usual one.
  package var reminders: [Reminder]? {
    get {
      switch self {
      case .todo(let todo): todo.reminders
      case .event(let event): event.reminders
      case .note: nil
      }
    }
    set {
      switch self {
      case .todo(var todo):
        todo.reminders = newValue
        self = .todo(todo)
      case .event(var event):
        event.reminders = newValue
        self = .event(event)
      case .note: break
      }
    }
  }

  /// A reminder of its own.
  package var snoozed: When? {
    get {
      switch self {
      case .todo(let todo): todo.snoozed
      case .event(let event): event.snoozed
      case .note: nil
      }
    }
    set {
      switch self {
      case .todo(var todo):
        todo.snoozed = newValue
        self = .todo(todo)
      case .event(var event):
        event.snoozed = newValue
        self = .event(event)
      case .note: break
      }
    }
  }

  /// The reminders it has where none were chosen; none for a note.
  package var usualReminders: [Reminder] {
    switch self {
    case .todo: [.onTime]
    case .event(let event): [event.start.time == nil ? .onTime : .beforeEvent]
    case .note: []
    }
  }
}
