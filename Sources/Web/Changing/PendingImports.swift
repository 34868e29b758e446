import Foundation
import Importing

/// Keeps the contents of files until the person confirms the import. They are lost with the process, but the person
/// still has the files.
final class PendingImports: @unchecked Sendable {
  private let lock = NSLock()
  private var batches: [(session: Int64, batch: ImportBatch)] = []
  /// The most browsers for which to keep a batch; the oldest is forgotten first.
  private static let most = 16

  /// Keeps a batch for a session, and replaces an earlier one.
  func keep(_ batch: ImportBatch, for session: Int64) {
    lock.withLock {
      batches.removeAll { $0.session == session }
      if batches.count >= Self.most { batches.removeFirst() }
      batches.append((session, batch))
    }
  }

  /// The batch of a session; nil if there is none.
  subscript(session: Int64) -> ImportBatch? { lock.withLock { batches.first { $0.session == session }?.batch } }

  /// Forgets the batch of a session.
  func drop(for session: Int64) { lock.withLock { batches.removeAll { $0.session == session } } }
}
