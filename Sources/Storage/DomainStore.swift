public import Agenda

/// The part of the store that knows people and what they keep, within one transaction.
public protocol DomainStore: PersonData, FeedSecrets {
  var people: any People { get }
  var jobs: any Jobs { get }
  var reminders: any Reminders { get }
  /// What a person keeps; changes are written into the journal under that message.
  ///
  /// - Parameter message: the inbox number of the message whose changes these are; nil where nothing changes.
  func belongings(of person: Person, changing message: Int64?) throws -> Belongings
  /// Whom a person knows; changes are written into the journal under that message.
  func contacts(of person: Person, changing message: Int64?) throws -> any Contacts
  /// What a person asks of others and they of them; changes are written into the journal under that message.
  func itemRequests(of person: Person, changing message: Int64?) throws -> any ItemRequests
}
