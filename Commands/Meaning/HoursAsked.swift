package import Agenda
import Civil
package import Grammar

extension Desk {
  /// Gives several times of a day to the last subject: the hours of `drops 3 times a day`, which were asked for; or
  /// keeps the item once more for each time besides the first. Nil if nothing has room for them.
  package func giveTimes(_ moment: TemporalExpression) throws -> Reply? {
    guard subjects.count == 1, case .todo(let todo)? = try kept(subjects[0]) else { return nil }
    var item = reader.item("\(todo.name) " + reader.putting(.at, before: moment.text))
    let isAnswer = reader.item(todo.name).problem?.isQuestion == true
    if isAnswer {
      guard item.problem == nil, item.recurrence != nil else { return nil }
    } else {
      // `8, 14` may be anything but hours if none were asked for.
      guard !moment.others.isEmpty, moment.text.contains(where: { ":m".contains($0) }), todo.recurrence == nil,
        moment.recurrence == nil, let date = moment.date
      else {
        return nil
      }
      item = Item(.todo(todo))
      item.due = When(date, moment.time)
      item.otherTimes = moment.others.map { When($0.date, $0.time) }
    }
    var first = todo
    first.name = item.name
    first.due = item.due
    first.recurrence = item.recurrence
    (first.moved, first.overrides) = (nil, [])
    first.seriesStart = item.recurrence == nil ? nil : item.due
    try belongings.todos.update(first)
    var references = [subjects[0]]
    for other in item.atEachTime.dropFirst() {
      var copy = first
      copy.due = other.due
      copy.seriesStart = item.recurrence == nil ? nil : other.due
      copy.id = nil
      if let reference = try belongings.todos.add(copy).reference { references.append(reference) }
    }
    try describe(.changed, [first.name])
    return Reply(.confirmation, [wording.dated(first, also: item.otherTimes, on: self)], subjects: references)
  }
}
