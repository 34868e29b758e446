import Agenda
import Foundation
import Storage

extension Transaction: ModerationLog {
  func moderationLog(after number: Int64, limit: Int) throws -> [ModerationEntry] {
    try ModerationTable(db: db).log(after: number, limit: limit)
  }

  func moderate(_ event: Int64, as standing: ModeratedEvent.Standing, because reason: String?, at instant: Date) throws
    -> Bool
  {
    let table = ModerationTable(db: db)
    guard try table.standing(of: event) != nil else { return false }
    try table.set(standing, of: event, by: .operator, nil, because: reason, at: instant)
    return true
  }

  func roles() throws -> [(person: Person.ID, role: CommunityRole)] { try ModerationTable(db: db).roles() }

  func set(_ role: CommunityRole?, of person: Person.ID, at instant: Date) throws {
    try ModerationTable(db: db).set(role, of: person, at: instant)
  }

  func comingPublications(of person: Person.ID, at instant: Date) throws -> [String] {
    try ModerationTable(db: db).coming(by: person, at: instant)
  }
}
