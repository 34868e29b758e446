/// Savepoints within the transaction.
public protocol Savepoints {
  /// Runs `body` in a savepoint, which is rolled back when it throws. The error is passed on.
  func attempt<T>(_ body: () throws -> T) throws -> T
}
