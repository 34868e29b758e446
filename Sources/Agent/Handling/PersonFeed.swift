import Agenda
import Foundation
import Storage

/// The address of one person's calendar, below the address of the operator's site.
struct PersonFeed: FeedAddress {
  let ledger: any FeedSecrets
  let person: Person.ID
  /// `https://nuthatch.example.org`, without a slash at its end.
  let site: String
  let now: Date

  func given() throws -> Date? { try ledger.feedGiven(to: person) }

  func renew() throws -> String { "\(site)/feed/\(try ledger.newFeedSecret(for: person, at: now)).ics" }

  func end() throws -> Bool { try ledger.endFeed(of: person) }
}
