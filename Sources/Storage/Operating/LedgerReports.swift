public import Agenda
public import Foundation

/// What the ledger holds, for its operator.
public protocol LedgerReports: Sendable {
  /// Counts what the ledger holds.
  ///
  /// - Throws: `StoreError`
  func counts() async throws -> LedgerCounts
  /// Everything about one person, messages included, as JSON; nil where there is no such person.
  ///
  /// - Throws: `StoreError`
  func export(of person: Person.ID) async throws -> Data?
}
