import GRDB

/// The reasons that can put somebody out of the bot's reach, each with its query. Most ledgers have none of them, so
/// that is checked first.
enum OutOfReach: String, CaseIterable {
  /// A carrier's keyword was noted.
  case stopped = "SELECT 1 FROM consent"
  /// The operator has blocked somebody.
  case blocked = "SELECT 1 FROM person WHERE blocked IS NOT NULL"
  /// The operator had decided something about somebody who has been erased since.
  case decided = "SELECT 1 FROM lasting_decision"

  /// The condition that the ledger has such a reason.
  fileprivate var exists: String { "EXISTS (\(rawValue))" }
  /// The query that asks whether the ledger has any of the reasons.
  fileprivate static let isAny: FrequentStatement = "SELECT \(allCases.map(\.exists).joined(separator: " OR "))"
}

extension Transaction {
  /// Returns true if the ledger has this reason for anybody.
  func isAny(_ hindrance: OutOfReach) throws -> Bool {
    try db.cachedStatement(sql: "SELECT \(hindrance.exists)").value() == true
  }

  /// Returns true if the ledger has any of the reasons.
  func isAnybodyOutOfReach() throws -> Bool {
    try db.cachedStatement(OutOfReach.isAny).value() ?? true
  }
}
