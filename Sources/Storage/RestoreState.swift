/// The state of a ledger that was restored from a backup.
public protocol RestoreState {
  /// Returns the restore that the ledger comes from; nil if there was none.
  func restoration() throws -> Restoration?
  /// Stores a restore, or deletes it for nil.
  func keep(_ restoration: Restoration?) throws
}
