import Foundation

/// The facts that the ledger is given and cannot look up in its database.
struct LedgerContext: Sendable {
  /// The names of the networks whose addresses are telephones.
  var telephoneNetworks: Set<String>
  /// The clock, used inside transactions for changes without a message that dates them.
  var now: @Sendable () -> Date
  /// The searches whose statements stay compiled.
  let commonSearches = CommonSearches()
}
