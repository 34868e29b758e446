/// The store as the agent needs it: transactions over people, their items and messages.
public protocol Ledger: Sendable {
  /// Runs `body` in one durable transaction, which is rolled back when it throws.
  func write<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T
  /// Runs `body` on a snapshot, while others write.
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T
  /// Makes sure that nothing that was erased can be read from the store's files.
  func scrub() async throws
  /// Writes something small, to find out whether the store can be written.
  func probe() async throws
}
