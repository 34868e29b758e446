import Agenda
import Civil
import Foundation

extension Desk {
  /// The reply that lists the due todos and the events on days from `first` to `last`.
  ///
  /// - Parameters:
  /// - overdue: whether overdue todos come first.
  ///   - isAsked: whether the person asked about something on those days.
  func dueList(
    _ heading: String, from first: CivilDate, to last: CivilDate, overdue: Bool = false,
    where isAsked: (AgendaItem) -> Bool = { _ in true }
  ) throws -> Reply {
    let start = start(of: first), end = self.start(of: last.adding(days: 1))
    let todos =
      overdue
      ? try belongings.todos.open(dueBefore: end) : try belongings.todos.open(dueFrom: start, before: end)
    let late = todos.filter { $0.due.map { isPast($0) } ?? false }
    let day = first == last ? first : nil

    let dated = try kept(from: first, to: last).filter(isAsked)
    var entries = late.map { Reply.Entry(wording.overdue($0, on: self), item: $0.reference) }
    entries += dated.filter { !isLate($0) }.map { entry($0, as: wording.line($0, on: self, day: day)) }
    var reply =
      entries.isEmpty
      ? Reply.none(wording.nothing(heading)) : Reply(.answer, headed(heading, of: dated), list: entries)
    reply.dayAsked = day.map { When($0) }
    return reply
  }

  /// The lines above a list of days: its heading, and a notice if the list is cut short.
  func headed(_ heading: String, of dated: [AgendaItem]) -> [String] {
    [wording.heading(heading)] + (dated.count < Desk.mostListed ? [] : [wording.onlyFirst(Desk.mostListed)])
  }

  /// True if it is a todo that is overdue.
  func isLate(_ item: AgendaItem) -> Bool {
    guard case .todo(let todo) = item else { return false }
    return todo.due.map(isPast) ?? false
  }

}
