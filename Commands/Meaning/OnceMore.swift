package import Agenda
import Civil
package import Grammar

// A thing that is done, and comes once more: `again in 3 hours` after `fed him`.
extension Desk {
  /// Keeps the todo spoken of last once more at a moment, if it is done; nil for anything else.
  package func onceMore(at moment: TemporalExpression) throws -> Reply? {
    guard subjects.count == 1, case .todo(let todo)? = try kept(subjects[0]), todo.completed != nil,
      moment.problem == nil, moment.recurrence == nil, let date = moment.date
    else { return nil }
    return try Add(copy(of: .todo(todo), as: Item(name: todo.name), at: When(date, moment.time))).run(on: self)
  }

  /// The same at the moment that an act gives: `remind me again in 3 hours`.
  func onceMore(_ act: PlainAct) throws -> Reply? {
    guard act.what.isIt else { return nil }
    return try reader.moment(act.details(in: reader.language)).flatMap { try onceMore(at: $0) }
  }
}
