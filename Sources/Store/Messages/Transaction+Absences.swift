import Foundation
import Storage

/// The times in which accounts were not read for too long. There are so few that one fact holds them all.
extension Transaction {
  func absence(of account: String) throws -> Absence? { try absences()[account] }

  func keep(_ absence: Absence, of account: String) throws {
    var absences = try absences()
    absences[account] = absence
    try LedgerMetadata(db: db).set(.absences, try JournalSnapshot.text(absences))
  }

  private func absences() throws -> [String: Absence] {
    try JournalSnapshot.thing([String: Absence].self, LedgerMetadata(db: db)[.absences]) ?? [:]
  }
}
