/// Savepoints within the transaction.
public protocol Savepoints {
  /// Does `body` in a savepoint: what it did is rolled back when it throws, and the error goes on.
  func attempt<T>(_ body: () throws -> T) throws -> T
}
