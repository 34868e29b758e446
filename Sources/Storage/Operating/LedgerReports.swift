public import Agenda
public import Foundation

/// Reports about the contents of the ledger, for its operator.
public protocol LedgerReports: Sendable {
  /// Counts what the ledger holds.
  ///
  /// - Throws: `StoreError`
  func counts() async throws -> LedgerCounts
  /// Returns everything about one person, messages included, as JSON; nil if there is no such person.
  ///
  /// - Throws: `StoreError`
  func export(of person: Person.ID) async throws -> Data?
}
