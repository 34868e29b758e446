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

  package var operatorPosts: String {
    "Only the person who runs me may publish in my name. !share X gives you a text to post."
  }
  package var nowhereToPost: String {
    "None of my accounts publishes anything. A Page can, with `publish: true` in its account's settings."
  }
  package var tooLongToPost: String { "That is too long for a post. Nothing was published." }
  package func beforePosting(_ text: String, at place: String) -> [String] {
    ["Shall I publish this as \(place), for everybody to read? Say yes or no.", text]
  }
  package func name(_ name: String, on place: String) -> String { "\(name) on \(place)" }
  package func posted(at place: String) -> String { "I'll publish it as \(place)." }
  package var notPosted: String { "I published nothing." }
}
