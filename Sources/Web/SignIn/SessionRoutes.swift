import Agenda
import Foundation
import Hummingbird
import Markup
import Storage

/// The routes that show and end the sessions of a person's browsers.
struct SessionRoutes: Sendable {
  let gate: SessionGate

  func add(to routes: PersonRoutes) {
    routes.post("sessions/:number/end") { visit, _ in
      guard let number = visit.parameters.get("number").flatMap({ Int64($0) }) else { throw HTTPError(.notFound) }
      let person = visit.signedIn.person.id
      let isEnded = try await gate.ledger.write { try $0.endSession(.init(number), of: .person(person)) }
      guard isEnded else { throw HTTPError(.notFound) }
      return .redirect(to: Href("phones"))
    }
    routes.post("sessions/end") { visit, _ in
      let person = visit.signedIn.person.id
      _ = try await gate.ledger.write { try $0.endSessions(of: person) }
      return .redirect(to: Href("sign-in"), gate.cookie.cleared, .clearSiteData)
    }
  }
}
