import Agenda
import Civil
import Foundation
import Grammar

extension Desk {
  /// The most items that a search lists; more need a narrower one.
  private static let limit = 200

  /// The grammar of the person's language.
  private var language: LanguageGrammar { .of(person.language) }

  /// The forms that words of the person's language take.
  var forms: WordForms { language.wordForms }

  /// A reader of dates and searches as the person means them.
  var reader: Reader {
    Reader(now: now, zone: person.zone, conventions: person.conventions, language: language)
  }

  /// The reply that lists the items of a criterion: dated ones by their dates, then the rest.
  ///
  /// - Parameter hidesPast: whether events that are over are left out.
  /// - Parameter asWritten: whether items without a date are in the order of writing, not the newest first.
  /// - Parameter shown: the line of a thing, without the part that the heading already gives.
  func present(
    _ criterion: Criterion, as heading: String, hidesPast: Bool = true, asWritten: Bool = false,
    shown: (AgendaItem) -> AgendaItem = { $0 }
  ) throws -> Reply {
    let found = try belongings.searches.find(criterion, limit: Desk.limit).filter { !hidesPast || !isOver($0) }
      .map(coming)
    guard !found.isEmpty else { return Reply.none(wording.nothing(heading)) }
    var open = found.filter { $0.completed == nil }
    if asWritten { open.sort { ($0.reference?.number ?? 0) < ($1.reference?.number ?? 0) } }
    let done = found.filter { $0.completed != nil }
    return Reply(
      .answer, [wording.heading(heading)],
      list: (inOrder(open) + done).map { Reply.Entry(wording.found(shown($0), on: self), item: $0.reference) })
  }

  /// The reply that lists names of a kind; a number shows the items with that name.
  func groups(_ kind: NamedGroup.Kind, heading: String, show: (String) -> String) throws -> Reply {
    let groups = try belongings.names.groups(kind)
    guard !groups.isEmpty else { return Reply.none(wording.nothing(heading)) }
    // A question is never cut like a list. If there are very many names, people must ask for the rest by name.
    let shown = groups.prefix(15)
    let choices = shown.map { Reply.Choice(wording.group($0), message: show($0.name)) }
    let rest = groups.dropFirst(15).map(\.name)
    return Reply(
      .answer, [wording.heading(heading)] + (rest.isEmpty ? [] : [wording.groupsToo(rest)]), choices: choices)
  }

  /// True if it is an event that will not take place again.
  private func isOver(_ item: AgendaItem) -> Bool {
    guard case .event(let event) = coming(item) else { return false }
    return isPast(event.end ?? event.start)
  }
}

extension AgendaItem {
  /// The time of completion; nil if it was not completed.
  fileprivate var completed: Date? {
    if case .todo(let todo) = self { todo.completed } else { nil }
  }
}
