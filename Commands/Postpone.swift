public import Agenda
public import Grammar

/// Moves todos to another day or time.
public struct Postpone: Command {
  public var name: ItemName
  /// Where to; nil is one day later, or today for what is overdue or has no date.
  public var moment: Expression?

  public init(_ name: ItemName, to moment: Expression? = nil) {
    self.name = name
    self.moment = moment
  }

  public static let guide = Guide(
    "postpone", "p", "snooze", usage: "X [to D]", bare: [.numbers, .numbersToMoment, .nothing],
    summary: "a day later, or to D; what is overdue, to today")

  public static var examples: [Example<Postpone>] {
    [
      Example("!postpone dentist", Postpone(.words("dentist"))),
      Example("!p 2,3", Postpone(.numbers([2, 3]))),
      Example("!snooze #7", Postpone(.ids([7]))),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    let (text, moment) = arguments.splitAtLast(" to ")
    if let moment, let understood = reader.moment(moment) {
      if let problem = understood.problem { throw problem }
      self.init(reader.expectItems(text), to: understood)
    } else if moment != nil, case .words = reader.references(arguments) {
      self.init(reader.references(arguments))
    } else if let moment {
      throw Misunderstanding(moment, reason: Voice.noDate, example: "!postpone \(text) to friday")
    } else {
      self.init(reader.expectItems(arguments))
    }
  }

  public func run(on desk: Desk) throws -> Reply {
    let again = { (name: String) in "!postpone \(name)" + (moment.map { " to \($0.text)" } ?? "") }
    switch try desk.choose(name, again: again) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { item in
        try desk.belongings.journal.describe(Voice.quoted(item.name, done: "moved"))
        switch item {
        case .todo(let todo):
          let moved = postponed(todo, on: desk)
          try desk.belongings.todos.update(moved)
          return Voice.postponed(moved, on: desk)
        case .event(let event):
          let moved = postponed(event, on: desk)
          try desk.belongings.events.update(moved)
          return Voice.postponed(moved, on: desk)
        case .note(let note):
          throw Misunderstanding(note.text, reason: Voice.notDated, example: "!postpone dentist to friday")
        }
      }
      return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
    }
  }

  private func postponed(_ todo: Todo, on desk: Desk) -> Todo {
    var moved = todo
    moved.postponed += 1
    moved.due = moment?.isNever == true ? nil : target(of: todo.due, on: desk)
    return moved
  }

  /// Moved whole: it ends as long after its start as before.
  private func postponed(_ event: Event, on desk: Desk) -> Event {
    var moved = event
    moved.start = target(of: event.start, on: desk)
    moved.end = event.end.map { end in
      let length = end.wallSeconds - event.start.wallSeconds
      let shifted = CivilDateTime(wallSeconds: moved.start.wallSeconds + length)
      return When(shifted.date, end.time == nil ? nil : shifted.time, zone: moved.start.zone)
    }
    if let end = moment?.endTime, let day = moment?.endDate ?? moment?.date { moved.end = When(day, end) }
    return moved
  }

  /// Where something goes that is at `when` now.
  private func target(of when: When?, on desk: Desk) -> When {
    if let moment {
      let local = when?.local(in: desk.person.zone)
      // A time alone leaves the day as it is, unless that has passed.
      if !moment.saysDay, moment.seconds == nil, let time = moment.time, let day = local?.date, moment.zone == nil {
        let sameDay = When(day, time)
        if !desk.isPast(sameDay) { return sameDay }
      }
      if let date = moment.date { return When(date, moment.time ?? local?.time) }
      // A length of time counts from now, to the minute.
      let later = desk.now.adding(seconds: (moment.seconds ?? 86_400) + 59)
      return When(later.date, CivilTime(secondOfDay: later.time.secondOfDay / 60 * 60))
    }
    let isPast = when.map { desk.isPast($0) } ?? true
    let day = isPast ? desk.today : when?.date.adding(days: 1) ?? desk.today
    let moved = When(day, when?.time, zone: when?.zone)
    // A time that has passed today too would be overdue again at once.
    return moved.time != nil && desk.isPast(moved) ? When(day.adding(days: 1), moved.time, zone: moved.zone) : moved
  }
}

extension When {
  /// Where it is on the wall, in seconds; a whole day at its midnight.
  fileprivate var wallSeconds: Int { CivilDateTime(date, time ?? .midnight).wallSeconds }
}
