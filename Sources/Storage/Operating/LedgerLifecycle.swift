/// The parts of the ledger that a daemon uses when it starts and ends.
public protocol LedgerLifecycle: Sendable {
  /// Marks the ledger as in use by a daemon. If the mark is already set, the last daemon did not end properly, and this
  /// first checks the ledger.
  ///
  /// - Returns: whether the last daemon did not end properly.
  /// - Throws: `StoreError`, such as for a damaged ledger.
  func markRunning() async throws -> Bool
  /// Removes the mark when a daemon ends properly.
  func markStopped() async throws
  /// Closes the ledger, so that its file alone holds everything, unless another process still uses it.
  ///
  /// - Throws: `StoreError`
  func close() throws
}
