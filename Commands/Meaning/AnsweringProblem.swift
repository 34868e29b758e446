package import Agenda
import Civil
package import Grammar

extension Desk {
  /// Gives the last subject the time or repeat that it lacks because its own words made no sense. Removes those words
  /// from its name. Nil if nothing is missing.
  package func answerProblem(_ moment: TemporalExpression) throws -> Reply? {
    guard subjects.count == 1, case .todo(var todo)? = try kept(subjects[0]), todo.due == nil, todo.recurrence == nil,
      moment.problem == nil, moment.others.isEmpty, !moment.isSpan, moment.recurrence != nil || moment.date != nil,
      let problem = reader.item(todo.name).problem, !problem.isQuestion, !problem.text.isEmpty,
      todo.name.contains(problem.text)
    else { return nil }
    // With any day that makes sense, the words that remain are the name.
    let name = reader.item(todo.name.replacing(problem.text, with: "\(today)")).name
    guard !name.isEmpty else { return nil }
    todo.name = name
    todo.due = moment.date.map { When($0, moment.hasTime || moment.time != nil ? moment.time : nil) }
    todo.recurrence = moment.recurrence
    todo.repeatFrom = moment.repeatsFromCompletion ? .completion : .due
    todo.seriesStart = moment.recurrence == nil ? nil : todo.due
    try belongings.todos.update(todo)
    try describe(.changed, [todo.name])
    return Reply(.confirmation, [wording.dated(todo, also: [], on: self)], subjects: subjects)
  }
}
