import Agenda
import Markup

/// The people whom the person knows, and their requests.
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

  func title(_ wording: any Wording) -> String { wording.peoplePage }
  var section: Section { .more }
  var showsTodos: Bool { false }

  func content(_ context: PageContext) -> HTML {
    let wording = context.wording
    return """
      <div class="heading"><h1>\(wording.peoplePage)</h1></div>
      <section><h2>\(wording.askedOfYou)</h2>\(if: asked.isEmpty, "<div class=\"empty\"><p>\(wording.nobodyWaits)</p></div>")\
      \(if: !asked.isEmpty, "<ul class=\"rows\">\(asked.map { request($0.from, $0.item, context) })</ul>")</section>
      <section><h2>\(wording.peopleYouKnow)</h2>\
      \(if: contacts.isEmpty, Hint.nothing(wording.knowNobody, "!send milk to @ann", why: wording.sendSomething, context))\
      \(if: !contacts.isEmpty, "<ul class=\"rows\">\(contacts.map { person($0, context) })</ul>")</section>
      """
  }

  private func request(_ from: Called, _ item: AgendaItem, _ context: PageContext) -> HTML {
    let name = item.name
    let answer = { (word: String) in context.form(Href("people", word), ["name": name], style: "say") }
    return """
      <li class="row"><div class="what"><span dir="auto">\(context.wording.line(item, on: context.desk))</span>\
      <div class="details">\(context.wording.sentBy(from.text).markup())</div></div>\
      <div class="act">\(answer("accept").button(context.wording.accept, name: context.wording.accept(name)))\
      \(answer("decline").button(context.wording.decline, name: context.wording.decline(name), style: "quiet"))</div></li>
      """
  }

  private func person(_ contact: Contact, _ context: PageContext) -> HTML {
    let name = contact.name.text
    return """
      <li class="row"><div class="what"><bdi>\(name)</bdi><div class="details">\(context.wording.may(contact.standing))</div></div>\
      <div class="act">\(buttons(contact, context))</div></li>
      """
  }

  private func buttons(_ contact: Contact, _ context: PageContext) -> [HTML] {
    let name = contact.name.text
    guard contact.name.isName else { return [] }
    let wording = context.wording
    let block = context.saying("!block \(name)", wording.block, name: wording.block(name), style: "danger")
    return switch contact.standing {
    case .known: [context.saying("!trust \(name)", wording.trust, name: wording.trust(name)), block]
    case .trusted: [context.saying("!trust \(name) off", wording.askMeFirst), block]
    case .blocked: [context.saying("!block \(name) off", wording.unblock, name: wording.unblock(name))]
    }
  }
}
