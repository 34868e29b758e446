import Agenda
import Civil
import Foundation
import Grammar
import Storage
import Web

/// Finds a person's items with a search in the chat's syntax.
struct WrittenSearch: ItemSearch {
  let ledger: any Ledger

  /// The most items that a page lists.
  private static let most = 200

  func find(_ search: String, for person: Person, at instant: Date) async throws -> [ItemReference] {
    let reader = Reader(now: person.zone.local(at: instant), zone: person.zone, conventions: person.conventions)
    let criterion = try reader.search(reader.spelledOut(search))
    return try await ledger.read { transaction in
      try transaction.belongings(of: person, changedBy: nil).searches.find(criterion, limit: Self.most)
        .compactMap(\.reference)
    }
  }
}
