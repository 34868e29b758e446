/// The store, as the agent needs it: one transaction at a time that sees people, what they keep and the mail.
public protocol Ledger: Sendable {
  /// Does `body` in one durable transaction; nothing of it stays when it throws.
  func write<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T
  /// Reads at one moment, beside writers.
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T
  /// Sees to it that nothing that was erased can be read in the store's files any more.
  func scrub() async throws
  /// Writes something small, to see whether anything can be.
  func probe() async throws
}
