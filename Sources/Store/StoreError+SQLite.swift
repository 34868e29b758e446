import GRDB
import Storage

extension StoreError {
  /// An SQLite error, without its SQL, which may contain what people wrote.
  ///
  /// - Parameter room: the free bytes on the file's disk; nil to look.
  init(_ error: DatabaseError, path: String, room: Int64? = nil) {
    // SQLite reports an I/O error if there is no room for the WAL's index.
    let indexes: [ResultCode] = [.SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMMAP]
    let isFull =
      indexes.contains(error.extendedResultCode) && (room ?? DurableFile.room(beside: path) ?? .max) < 1_000_000
    let kind: Kind =
      switch error.resultCode {
      case _ where isFull: .full
      case .SQLITE_NOTADB: .notADatabase
      case .SQLITE_CANTOPEN, .SQLITE_AUTH: .unreachable
      case .SQLITE_READONLY, .SQLITE_PERM: .readOnly
      case .SQLITE_FULL: .full
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
      case .SQLITE_CORRUPT, .SQLITE_IOERR: .damaged
      case .SQLITE_CONSTRAINT: .conflict
      default: .failed
      }
    let words = error.message ?? "no reason given"
    self.init(kind, path: path, cause: "\(words), code \(error.extendedResultCode.rawValue)")
  }
}

extension StoreError {
  /// The error with the path of its file; other errors stay as they are.
  static func locating(_ error: any Error, at path: String) -> any Error {
    switch error {
    case let error as DatabaseError:
      return StoreError(error, path: path)
    case var error as StoreError where error.path.isEmpty:
      error.path = path
      return error
    default:
      return error
    }
  }

  /// Runs `body` and turns SQLite's errors into `StoreError`s.
  static func translating<T>(_ path: String, _ body: () throws -> T) throws -> T {
    do { return try body() } catch { throw locating(error, at: path) }
  }
}
