/// An error of the store's, which says whether one request failed or all will.
public protocol LedgerFailure: Error {
  /// Whether every request will fail: the disk is full, or the file is read-only, damaged or no ledger.
  var isOfTheMachine: Bool { get }
}
