/// The store as the agent needs it: transactions over people, their items and messages.
public protocol Ledger: Sendable {
  /// Runs `body` in a transaction, and returns when that has been committed. If `body` throws, its changes are rolled
  /// back. Writes that wait for each other may share a commit.
  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T
  /// Runs a long `body` like `write`, but in a separate transaction.
  func writeAlone<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T
  /// Runs `body` on a snapshot, while others write.
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T
  /// Makes sure that nobody can read erased data from the store's files.
  func scrub() async throws
  /// Writes something small, to find out whether the store can be written.
  func probe() async throws
  /// Releases the memory in which the store keeps what it has read.
  func releaseMemory() async
  /// Returns the note of the messages in progress, of the daemon or of the terminal's account with that name; nil for a
  /// ledger that ends with its process.
  func workNote(of account: String?) -> (any WorkNote)?
}

extension Ledger {
  /// Runs `body` in a transaction that outlives a power failure.
  public func write<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try await write(.full, body)
  }

  /// For a ledger that keeps nothing in memory.
  public func releaseMemory() async {}

  /// For a ledger that ends with its process.
  public func workNote(of account: String?) -> (any WorkNote)? { nil }

  /// For a ledger whose writes never share a transaction.
  public func writeAlone<T: Sendable>(
    _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    try await write(.full, body)
  }
}
