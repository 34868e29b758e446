package import Agenda

extension Wording {
  package var toShare: String { "To share, copy this:" }

  package func forOthers(_ item: AgendaItem, on desk: Desk) -> String {
    let parts: [String?]
    switch desk.coming(item) {
    case .todo(let todo): parts = [todo.name, todo.due.map { moment($0, on: desk) }, todo.place]
    case .event(let event): parts = [event.name, span(event.start, event.end, on: desk), event.place]
    case .note(let note): parts = [note.text]
    }
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return [text, item.url].compactMap { $0 }.joined(separator: " ")
  }

  package func sharing(_ link: ShareLink) -> String { "On \(link.network): \(link.address)" }
}
