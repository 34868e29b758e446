/// The ledger's restore from a backup, if there was one.
public protocol RestoreState {
  /// The restore that the ledger comes from; nil if there was none.
  func restoration() throws -> Restoration?
  /// Stores a restore, or deletes it for nil.
  func keep(_ restoration: Restoration?) throws
}
