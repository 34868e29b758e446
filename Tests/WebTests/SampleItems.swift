import Agenda
import Civil
import Foundation
import Storage

/// Ann's things in tests of pages: something of every kind, around the day of the tests' clock.
enum SampleItems {
  static func add(to belongings: Belongings, today: CivilDate, at now: Date) throws {
    let (todos, events, notes) = (belongings.todos, belongings.events, belongings.notes)
    let day = { (days: Int) in today.adding(days: days) }
    let at = { (days: Int, hour: Int, minute: Int) in When(day(days), CivilTime(hour: hour, minute: minute)) }

    for (name, days, list) in [
      ("pay rent", -2, "home"), ("call jimmy", 0, nil), ("water the plants", 1, "home"), ("book flights", 3, "travel"),
    ] as [(String, Int, String?)] {
      var todo = Todo(name: name, added: now)
      (todo.due, todo.list) = (days == 0 ? at(0, 17, 0) : When(day(days)), list)
      if name == "water the plants" { todo.recurrence = Recurrence(.weekly) }
      if name == "book flights" { (todo.priority, todo.tags, todo.place) = (1, ["errand"], "office") }
      _ = try todos.add(todo)
    }
    for name in ["milk", "eggs", "bread", "a very long name of something that nobody would ever want to buy in a shop"]
    {
      var todo = Todo(name: name, added: now)
      todo.list = "groceries"
      _ = try todos.add(todo)
    }
    let spans: [(String, When, When?, String?)] = [
      ("stand-up", at(0, 9, 0), at(0, 9, 15), "work"), ("design review", at(0, 9, 0), at(0, 10, 30), "work"),
      ("dentist", at(0, 10, 0), at(0, 11, 0), nil), ("lunch with Bob", at(0, 12, 0), at(0, 13, 0), nil),
      ("piano", at(1, 16, 0), at(1, 17, 0), "music"), ("conference in Łódź", When(day(2)), When(day(6)), "work"),
      ("night train", at(4, 22, 30), at(5, 7, 0), "travel"), ("birthday of Ann", When(day(8)), nil, "home"),
      ("עברית: פגישה", at(2, 11, 0), at(2, 12, 0), nil), ("planning", at(2, 11, 30), at(2, 13, 0), "work"),
    ]
    for (name, start, end, list) in spans {
      var event = Event(name: name, start: start, end: end, added: now)
      event.list = list
      if name == "piano" { event.recurrence = Recurrence(.weekly) }
      if name == "dentist" {
        (event.place, event.note, event.url) = ("12 High Street", "bring x-rays", "https://dentist.example/")
      }
      _ = try events.add(event)
    }
    for index in 0..<7 { _ = try events.add(Event(name: "short \(index)", start: at(-3, 14, index * 5), added: now)) }
    for text in ["boiler number\n0123 456\ncall before ten", "an idea for the garden: a pond"] {
      var note = Note(text: text, added: now)
      (note.list, note.tags) = ("home", ["idea"])
      _ = try notes.add(note)
    }
    var done = Todo(name: "post the letter", added: now)
    done.completed = now.addingTimeInterval(-3600)
    _ = try todos.add(done)
    try belongings.names.setSearch("priority:1", ofList: "urgent")
  }
}
