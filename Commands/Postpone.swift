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
    switch try desk.chooseTodos(name, again: again) {
    case .unclear(let question):
      return question
    case .items(let todos):
      let moved = todos.map { postponed($0, on: desk) }
      for todo in moved {
        try desk.belongings.todos.update(todo)
        try desk.belongings.journal.describe(Voice.quoted(todo.name, done: "moved"))
      }
      return Reply(
        .confirmation, moved.map { Voice.postponed($0, on: desk) }, subjects: moved.compactMap(\.reference))
    }
  }

  private func postponed(_ todo: Todo, on desk: Desk) -> Todo {
    var moved = todo
    moved.postponed += 1
    guard let moment else {
      let time = todo.due?.time, zone = todo.due?.zone
      let past = todo.due.map { desk.isPast($0) } ?? true
      let day = past ? desk.today : todo.due?.date.adding(days: 1) ?? desk.today
      moved.due = When(day, time, zone: zone)
      // A time that has passed today too would be overdue again at once.
      if let due = moved.due, due.time != nil, desk.isPast(due) { moved.due?.date = day.adding(days: 1) }
      return moved
    }
    if moment.isNever {
      moved.due = nil
    } else if let date = moment.date {
      moved.due = When(date, moment.time ?? todo.due?.local(in: desk.person.zone).time)
    }
    return moved
  }
}
