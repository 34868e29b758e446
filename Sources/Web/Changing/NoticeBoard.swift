import Agenda
import Foundation

/// Keeps the answer to a change until the next page in the same browser shows it. It is lost with the process.
final class NoticeBoard: @unchecked Sendable {
  struct Notice: Sendable {
    var reply: Reply
    /// The words that the bot did not understand, for the entry box.
    var entry = ""
  }

  private let lock = NSLock()
  private var notices: [Int64: Notice] = [:]
  /// The most browsers for which to keep a notice; beyond that, all are forgotten.
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
