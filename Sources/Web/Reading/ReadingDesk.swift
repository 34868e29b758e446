import Agenda
import Foundation
import Storage

extension DomainStore {
  /// Returns the desk for a page. It sees everything that a command sees, but can't send anything.
  ///
  /// - Parameters:
  /// - wordings: the languages that the bot speaks.
  /// - origin: the origin of changes; nil for reading only.
  func desk(
    for person: Person, in wordings: Wordings, at instant: Date, changedBy origin: ChangeOrigin? = nil
  ) throws -> Desk {
    try desk(
      for: person, in: wordings, at: instant,
      from: people.addresses(of: person.id).first ?? Address(network: "", realm: "", remoteID: "", handle: ""),
      changedBy: origin, messenger: NoMessenger(), rights: NoRights(counts: itemCounts(of: person.id)))
  }
}

/// The error for acts that a page does not perform itself, but by messages.
struct OnlyReading: Error {}

private struct NoRights: Rights {
  let counts: ItemCounts

  func itemCounts() throws -> ItemCounts { counts }
  func requestExport() throws { throw OnlyReading() }
  func requestImport(from address: String) throws { throw OnlyReading() }
  func erase() throws { throw OnlyReading() }
  func linkCode(lasting seconds: TimeInterval, for account: NamedAccount?) throws -> String { throw OnlyReading() }
  func linkOffer(_ code: String) throws -> LinkOffer? { throw OnlyReading() }
  func withdrawLinkCode(of person: Person.ID) throws { throw OnlyReading() }
  func join(_ other: Person.ID) throws { throw OnlyReading() }
  func part(_ address: Address) throws { throw OnlyReading() }
}
