/// Savepoints within the transaction.
public protocol Savepoints {
  /// Runs `body` in a savepoint, rolls back if it throws, and passes the error on.
  func attempt<T>(_ body: () throws -> T) throws -> T
}
