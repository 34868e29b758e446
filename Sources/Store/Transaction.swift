import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage

/// One transaction on the ledger: `DomainStore` and `MessageStore` on one connection, for as long as its closure runs.
final class Transaction {
  let db: Database
  let context: LedgerContext
  /// The owners whose belongings are in use, so that a changed zone and changed settings reach them.
  var owners: [Person.ID: Owner] = [:]

  /// The machine's error, if there was one: after it, nothing may be committed.
  var failure: DatabaseError?

  init(db: Database, _ context: LedgerContext) {
    self.db = db
    self.context = context
  }
}

extension Transaction: DomainStore {
  var people: any People & AddressBook { PeopleTable(transaction: self) }
  var jobs: any Jobs { JobTable(db: db) }
  var reminders: any Reminders { ReminderTable(db: db) }

  func belongings(of person: Person, changedBy origin: ChangeOrigin?) throws -> Belongings {
    let owner = Owner(db: db, person: person.id, zone: person.zone, origin: origin, clock: context.now)
    owners[person.id] = owner
    return Belongings(
      todos: TodoTable(owner: owner), events: EventTable(owner: owner), notes: NoteTable(owner: owner),
      pictures: PictureTable(owner: owner), names: NameTable(owner: owner),
      searches: SearchTable(owner: owner, common: context.commonSearches),
      subscriptions: SubscriptionTable(owner: owner),
      journal: JournalTable(owner: owner, transaction: self))
  }

  func contacts(of person: Person, changedBy origin: ChangeOrigin?) throws -> any Contacts {
    ContactTable(owner: owner(person, changedBy: origin))
  }

  func itemRequests(of person: Person, changedBy origin: ChangeOrigin?) throws -> any ItemRequests {
    ItemRequestTable(owner: owner(person, changedBy: origin), transaction: self)
  }

  func listedEvents(
    of community: Community, for person: Person, changedBy origin: ChangeOrigin?
  ) throws -> any ListedEvents {
    ListedEventTable(owner: owner(person, changedBy: origin), transaction: self, community: community)
  }

  /// Returns the existing owner if there is one, so that the summaries of one change stay together.
  private func owner(_ person: Person, changedBy origin: ChangeOrigin?) -> Owner {
    if let owner = owners[person.id], owner.changes?.origin == origin { return owner }
    return Owner(db: db, person: person.id, zone: person.zone, origin: origin, clock: context.now)
  }
}
