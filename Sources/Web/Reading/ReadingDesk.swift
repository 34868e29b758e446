import Agenda
import Foundation
import Storage
import Voice

extension LedgerTransaction {
  /// What a page sees of a person's things: all that a command sees, but nothing can be sent.
  ///
  /// - Parameter origin: what changes them; nil for reading only.
  func desk(for person: Person, at instant: Date, changedBy origin: ChangeOrigin? = nil) throws -> Desk {
    let address = try people.addresses(of: person.id).first
    return Desk(
      person: person, wordings: .all, instant: instant, belongings: try belongings(of: person, changedBy: origin),
      people: people,
      others: OtherPeople(
        contacts: try contacts(of: person, changedBy: nil), itemRequests: try itemRequests(of: person, changedBy: nil),
        messenger: NoMessenger()),
      rights: NoRights(counts: try itemCounts(of: person.id)),
      address: address ?? Address(network: "", realm: "", remoteID: "", handle: ""), botHandle: "")
  }
}

/// What a page does not do by itself: messages do.
struct OnlyReading: Error {}

private struct NoMessenger: Messenger {
  func place(of person: Person.ID) throws -> AddressKey? { nil }
  func send(_ reply: Reply, to person: Person.ID) throws -> String? { throw OnlyReading() }
  func withdraw(_ message: String, from person: Person.ID) throws -> Bool { throw OnlyReading() }
}

private struct NoRights: Rights {
  let counts: ItemCounts

  func itemCounts() throws -> ItemCounts { counts }
  func requestExport() throws { throw OnlyReading() }
  func erase() throws { throw OnlyReading() }
  func linkCode(lasting seconds: TimeInterval) throws -> String { throw OnlyReading() }
  func linkOffer(_ code: String) throws -> LinkOffer? { throw OnlyReading() }
  func join(_ other: Person.ID) throws { throw OnlyReading() }
  func part(_ address: Address) throws { throw OnlyReading() }
}
