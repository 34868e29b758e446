import Agenda
import Foundation

/// Keeps the answer to a change until the next page of the same browser shows it. It is lost with the process, as a
/// message on a screen is.
final class NoticeBoard: @unchecked Sendable {
  struct Notice: Sendable {
    var reply: Reply
    /// The words that were not understood, for the entry box.
    var entry = ""
  }

  private let lock = NSLock()
  private var notices: [Int64: Notice] = [:]
  /// The most browsers to keep a notice for; then all are forgotten.
  private static let most = 4096

  /// Keeps a notice for a session, by its number.
  func post(_ notice: Notice, for session: Int64) {
    lock.withLock {
      if notices.count >= Self.most { notices = [:] }
      notices[session] = notice
    }
  }

  /// Takes the notice of a session, which is then shown.
  func take(for session: Int64) -> Notice? { lock.withLock { notices.removeValue(forKey: session) } }
}
