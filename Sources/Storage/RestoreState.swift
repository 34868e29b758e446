/// Whether the ledger came out of a backup.
public protocol RestoreState {
  /// That the ledger came out of a backup; nil where it did not.
  func restoration() throws -> Restoration?
  func keep(_ restoration: Restoration?) throws
}
