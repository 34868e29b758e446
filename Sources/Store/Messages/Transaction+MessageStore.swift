import Agenda
import GRDB
import Storage

/// Messages in and out. The parts of `MessageStore` are in the files beside this one.
extension Transaction: LedgerTransaction {
  /// Runs `body` in a savepoint. If the ledger failed rather than `body` (the disk is full, the file is damaged), the
  /// whole transaction fails, even if a caller handles the error: no message is at fault.
  func attempt<T>(_ body: () throws -> T) throws -> T {
    do {
      return try db.savepoint(body)
    } catch {
      if let error = error as? DatabaseError {
        if error.resultCode.isOfTheMachine { failure = failure ?? error }
        // The triggers `todo_quota`, `event_quota` and `note_quota` raise this error.
        if error.extendedResultCode == .SQLITE_CONSTRAINT_TRIGGER, error.message == "the quota is used up" {
          throw QuotaReached()
        }
      }
      throw StoreError.locating(error, at: "")
    }
  }
}

extension ResultCode {
  /// Whether the machine failed, rather than the statement.
  var isOfTheMachine: Bool {
    switch self {
    case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_CORRUPT, .SQLITE_READONLY, .SQLITE_CANTOPEN,
      .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_ABORT, .SQLITE_INTERRUPT, .SQLITE_NOTADB:
      true
    default: false
    }
  }
}
