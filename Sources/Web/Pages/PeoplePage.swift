import Agenda
import Markup

/// Whom the person knows, and what others ask of them.
struct PeoplePage: Page {
  private struct Contact {
    let name: Called
    let standing: ContactStatus
  }

  private let contacts: [Contact]
  private let asked: [(from: Called, item: AgendaItem)]

  init(_ desk: Desk) throws {
    contacts = try desk.others.contacts.all().map { other, standing in
      Contact(
        name: Called(lasting: try desk.people.addresses(of: other).first, to: desk.audience, in: desk.wording),
        standing: standing)
    }
    asked = try desk.others.itemRequests.pending().map { request -> (from: Called, item: AgendaItem) in
      let key = request.acquaintance?.sender
      let address = try key.flatMap { key in try desk.people.addresses(of: request.sender).first { $0.key == key } }
      return (Called(address, to: desk.audience, in: desk.wording), request.item)
    }
  }

  var title: String { "People and requests" }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> Markup {
    """
    <div class="heading"><h1>People and requests</h1></div>
    <section><h2>Asked of you</h2>\(if: asked.isEmpty, "<div class=\"empty\"><p>Nobody waits for an answer of yours.</p></div>")\
    \(if: !asked.isEmpty, "<ul class=\"rows\">\(asked.map { request($0.from, $0.item, context) })</ul>")</section>
    <section><h2>People you know</h2>\
    \(if: contacts.isEmpty, Hint.nothing("You know nobody here yet.", "!send milk to @ann", why: "Send somebody something:"))\
    \(if: !contacts.isEmpty, "<ul class=\"rows\">\(contacts.map { person($0, context) })</ul>")</section>
    """
  }

  private func request(_ from: Called, _ item: AgendaItem, _ context: PageContext) -> Markup {
    let name = item.name
    let answer = { (word: String) in context.form(Href("people", word), ["name": name], style: "say") }
    return """
      <li class="row"><div class="what"><span dir="auto">\(context.desk.wording.line(item, on: context.desk))</span>\
      <div class="details">from <bdi>\(from.text)</bdi></div></div>\
      <div class="act">\(answer("accept").button("Accept", name: "Accept \(name)"))\
      \(answer("decline").button("Decline", name: "Decline \(name)", style: "quiet"))</div></li>
      """
  }

  private func person(_ contact: Contact, _ context: PageContext) -> Markup {
    let name = contact.name.text
    let told =
      switch contact.standing {
      case .known: "may send you things, and you are asked"
      case .trusted: "what they send is added without asking"
      case .blocked: "can send you nothing"
      }
    return """
      <li class="row"><div class="what"><bdi>\(name)</bdi><div class="details">\(told)</div></div>\
      <div class="act">\(buttons(contact, context))</div></li>
      """
  }

  private func buttons(_ contact: Contact, _ context: PageContext) -> [Markup] {
    let name = contact.name.text
    guard contact.name.isName else { return [] }
    let block = context.saying("!block \(name)", "Block", name: "Block \(name)", style: "danger")
    return switch contact.standing {
    case .known: [context.saying("!trust \(name)", "Trust", name: "Trust \(name)"), block]
    case .trusted: [context.saying("!trust \(name) off", "Ask me first"), block]
    case .blocked: [context.saying("!block \(name) off", "Unblock", name: "Unblock \(name)")]
    }
  }
}
