/// Whether the ledger was restored from a backup.
public protocol RestoreState {
  /// The restore that the ledger comes from; nil where there was none.
  func restoration() throws -> Restoration?
  /// Stores a restore, or deletes it for nil.
  func keep(_ restoration: Restoration?) throws
}
