import GRDB

/// The reasons that can put somebody out of the bot's reach, with the tables that keep them. Most ledgers have nothing
/// there, which is looked up first.
enum OutOfReach: String, CaseIterable {
  /// A carrier's keyword was noted.
  case stopped = "SELECT 1 FROM consent"
  /// The operator has blocked somebody.
  case blocked = "SELECT 1 FROM person WHERE blocked IS NOT NULL"
  /// The operator had decided about somebody who was erased since.
  case decided = "SELECT 1 FROM lasting_decision"

  /// The condition that there is any of it.
  fileprivate var exists: String { "EXISTS (\(rawValue))" }
  /// Whether there is any of it all.
  fileprivate static let isAny = "SELECT \(allCases.map(\.exists).joined(separator: " OR "))"
}

extension Transaction {
  /// Whether there is any of it, for anybody.
  func isAny(_ hindrance: OutOfReach) throws -> Bool {
    try db.cachedStatement(sql: "SELECT \(hindrance.exists)").value() == true
  }

  /// Whether there is any of it all.
  func isAnybodyOutOfReach() throws -> Bool {
    try db.cachedStatement(sql: OutOfReach.isAny).value() ?? true
  }
}
