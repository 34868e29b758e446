import Foundation
import GRDB

/// Connections for reads on the caller's thread, opened as they are needed.
///
/// GRDB's pool queues each read behind others and asks whether the schema has changed, which takes longer than most
/// reads. The schema changes only before the first read.
final class ReadingConnections: @unchecked Sendable {
  private let file: LedgerFile
  private let busyTimeout: TimeInterval
  private let lock = NSLock()
  private var idle: [DatabaseQueue] = []
  private var isClosed = false

  /// The most connections that are kept open while nobody reads.
  private static let most = 4

  init(_ file: LedgerFile, busyTimeout: TimeInterval) {
    self.file = file
    self.busyTimeout = busyTimeout
  }

  /// Runs `body` on a connection that nobody else uses at the same time.
  func read<T>(_ body: (Database) throws -> T) throws -> T {
    let connection = try lock.withLock { idle.popLast() } ?? file.openReadOnly(busyTimeout: busyTimeout)
    defer { giveBack(connection) }
    return try connection.unsafeRead(body)
  }

  private func giveBack(_ connection: DatabaseQueue) {
    let isKept = lock.withLock {
      guard !isClosed, idle.count < Self.most else { return false }
      idle.append(connection)
      return true
    }
    if !isKept { try? connection.close() }
  }

  /// Closes the connections that nobody uses.
  func release() {
    let released = lock.withLock {
      defer { idle = [] }
      return idle
    }
    for connection in released { try? connection.close() }
  }

  /// Closes all connections; those in use as soon as they are free.
  func close() {
    lock.withLock { isClosed = true }
    release()
  }
}
