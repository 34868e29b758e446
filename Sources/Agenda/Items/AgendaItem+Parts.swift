package import Civil

extension AgendaItem {
  /// Returns the same item with another name, or a note with another text.
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

// What todos and events have in common; a note has none of it.
extension AgendaItem {
  private var scheduled: ScheduledDetails? {
    get {
      switch self {
      case .todo(let todo): todo.scheduled
      case .event(let event): event.scheduled
      case .note: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .todo(var todo):
        todo.scheduled = newValue
        self = .todo(todo)
      case .event(var event):
        event.scheduled = newValue
        self = .event(event)
      case .note: break
      }
    }
  }

  /// The name of a place, without `@`.
  package var place: String? {
    get { scheduled?.place }
    set { scheduled?.place = newValue }
  }

  /// The contacts it is done with, as written.
  package var people: [String] { scheduled?.people ?? [] }

  /// The rule by which it repeats; nil if it does not repeat.
  package var recurrence: Recurrence? { scheduled?.recurrence }

  /// Whether it occurs again and again.
  package var repeats: Bool { recurrence != nil }

  /// The remarks on it, besides its name.
  package var note: String? { scheduled?.note }

  /// The reminders it has; nil for the usual one.
  package var reminders: [Reminder]? {
    get { scheduled?.reminders }
    set { scheduled?.reminders = newValue }
  }

  /// A single reminder besides those.
  package var snoozed: When? {
    get { scheduled?.snoozed }
    set { scheduled?.snoozed = newValue }
  }
}

// Items as shown below a heading that already names the tag or the place.
extension AgendaItem {
  /// Returns the same item without one of its tags.
  package func without(tag: String) -> AgendaItem {
    var item = self
    item.tags.removeAll { $0 == tag }
    return item
  }

  /// The same item without its place.
  package var withoutPlace: AgendaItem {
    var item = self
    item.place = nil
    return item
  }
}

// The time of an item, and its usual reminders.
extension AgendaItem {
  /// The time at which it is due or begins; nil for a note.
  package var moment: When? {
    switch self {
    case .todo(let todo): todo.due
    case .event(let event): event.start
    case .note: nil
    }
  }

  /// The reminders it has if none were chosen; none for a note.
  package var usualReminders: [Reminder] {
    switch self {
    case .todo: [.onTime]
    case .event(let event): [event.start.time == nil ? .onTime : .beforeEvent]
    case .note: []
    }
  }
}
