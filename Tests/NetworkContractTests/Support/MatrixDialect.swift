import Testing

/// The differences seen between two servers of the Matrix API.
struct MatrixDialect: Sendable, CustomTestStringConvertible {
  var name: String
  /// True if an event tells the device that sent it which transaction it came from.
  var tellsTransactions = true
  /// True if it stands in front of a homeserver and decrypts.
  var decrypts = false

  var testDescription: String { name }

  static let synapse = MatrixDialect(name: "Synapse")
  static let pantalaimon = MatrixDialect(name: "pantalaimon", tellsTransactions: false, decrypts: true)
  static let all = [synapse, pantalaimon]
}
