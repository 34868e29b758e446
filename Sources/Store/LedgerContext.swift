import Foundation

/// The facts about the world that the ledger cannot look up in its database.
struct LedgerContext: Sendable {
  /// The names of the networks whose addresses are telephones.
  var telephoneNetworks: Set<String>
  /// The clock, asked inside transactions for what no message dates.
  var now: @Sendable () -> Date
}
