import Testing

/// What two servers of the Matrix API were seen to do differently.
struct MatrixDialect: Sendable, CustomTestStringConvertible {
  var name: String
  /// Whether an event tells the device that sent it by which transaction.
  var tellsTransactions = true
  /// Whether it stands in front of a homeserver and decrypts.
  var decrypts = false

  var testDescription: String { name }

  static let synapse = MatrixDialect(name: "Synapse")
  static let pantalaimon = MatrixDialect(name: "pantalaimon", tellsTransactions: false, decrypts: true)
  static let all = [synapse, pantalaimon]
}
