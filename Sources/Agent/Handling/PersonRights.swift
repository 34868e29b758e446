import Agenda
import Foundation
import Storage

/// The person's rights over all that is theirs: their export and their erasure, with the origin of the request.
struct PersonRights: Rights {
  let ledger: any PersonData
  let jobs: any Jobs
  let person: Person
  let address: Address
  /// The origin of the request; nil if nothing may be changed.
  let origin: ChangeOrigin?
  let now: Date

  init(
    _ ledger: any DomainStore, of person: Person, at address: Address, askedBy origin: ChangeOrigin?, now: Date
  ) {
    self.ledger = ledger
    jobs = ledger.jobs
    self.person = person
    self.address = address
    self.origin = origin
    self.now = now
  }

  func itemCounts() throws -> ItemCounts { try ledger.itemCounts(of: person.id) }

  func requestExport() throws { try jobs.queue(.export(person.id), at: now) }

  func requestImport(from url: String) throws {
    guard let origin else { return }
    let name = String(url.prefix { $0 != "?" && $0 != "#" })
    try jobs.queue(
      .importFile(Job.FileToImport(person: person.id, account: nil, url: url, name: name, origin: origin)), at: now)
  }

  func erase() throws {
    let leftovers = try ledger.erase(person.id, askedBy: origin, at: now)
    try jobs.queue(.sweep(leftovers), at: now)
  }

  func linkCode(lasting seconds: TimeInterval, for account: NamedAccount?) throws -> String {
    try ledger.linkCode(for: person.id, at: address, sentBy: account, until: now.addingTimeInterval(seconds))
  }

  func linkOffer(_ code: String) throws -> LinkOffer? { try ledger.linkOffer(code, from: address, at: now) }

  func withdrawLinkCode(of person: Person.ID) throws { try ledger.withdrawLinkCode(of: person) }

  func join(_ other: Person.ID) throws { try ledger.join(person.id, other) }

  func part(_ address: Address) throws { try ledger.part(address, from: person, at: now) }
}
