import Agenda
import Foundation
import Storage

extension ListedEventTable {
  private var publications: PublicationTable { PublicationTable(owner: owner) }

  func published() throws -> [PublishedEvent] { try publications.coming() }

  func published(_ number: Int64) throws -> PublishedEvent? { try publications.published(number) }

  func countPublished(since instant: Date) throws -> Int { try publications.count(since: instant) }

  func countPublishedForEverybody() throws -> Int { try publications.countForEverybody() }

  func keepDraft(_ publication: Publication, changing event: Int64?) throws -> Int64 {
    try publications.keepDraft(publication, changing: event, in: community.zone)
  }

  func takeDraft(_ number: Int64) throws -> (publication: Publication, event: Int64?)? {
    try publications.takeDraft(number)
  }

  func publish(_ publication: Publication, isVouched: Bool) throws -> Int64 {
    try publications.add(publication, isVouched: isVouched, in: community.zone)
  }

  func countOthers(attending number: Int64) throws -> Int { try publications.countOthers(attending: number) }

  func attendees(of number: Int64) throws -> [Attendee] { try publications.attendees(of: number) }

  func countMessages(of number: Int64, since instant: Date) throws -> Int {
    try publications.countMessages(of: number, since: instant)
  }

  func tell(_ text: String, attending number: Int64) throws { try publications.tell(text, attending: number) }

  func update(_ event: PublishedEvent, isVouched: Bool) throws {
    try publications.update(event, isVouched: isVouched, in: community.zone)
  }
}
