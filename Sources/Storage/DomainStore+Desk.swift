public import Agenda
public import Foundation

extension DomainStore {
  /// A desk for a person on this ledger.
  ///
  /// - Parameters:
  /// - address: the address that the person writes from, or reads at.
  /// - origin: the origin of changes; nil for only looking.
  /// - messenger: sends a command's messages to other people.
  public func desk(
    for person: Person, in wordings: Wordings, at instant: Date, from address: Address, changedBy origin: ChangeOrigin?,
    messenger: any Messenger, rights: any Rights
  ) throws -> Desk {
    Desk(
      person: person, wordings: wordings, instant: instant,
      belongings: try belongings(of: person, changedBy: origin), people: people,
      others: OtherPeople(
        contacts: try contacts(of: person, changedBy: origin),
        itemRequests: try itemRequests(of: person, changedBy: origin), messenger: messenger),
      rights: rights, address: address)
  }
}
