import Conversation
import GRDB

/// Messages in and out; the parts of `Mail` are in the files beside this one.
extension Transaction: Mail {
  func attempt<T>(_ body: () throws -> T) throws -> T {
    var result: T?
    try db.inSavepoint {
      result = try body()
      return .commit
    }
    guard let result else { throw StoreError(.failed, cause: "a savepoint had no result") }
    return result
  }
}
