import Agenda
import Conversation
import Foundation
import Storage

/// The cause of a message, as the beginning of its key. No two causes have the same text.
///
/// A word follows everything that comes from outside, such as an id, so that an id is never taken for a part of the
/// key.
enum MessageOrigin {
  /// A reply to the author of a message, by the message's id.
  case reply(to: String, account: String, Purpose)
  /// One of several messages with the same cause, by its number.
  case post(Int, Cause)
  case reminder(Int64, due: Date)
  case budget(until: Date, recipientID: String)
  case restore(Date, network: String, recipientID: String)
  case alert(String, Date)

  /// The causes of several messages.
  enum Cause {
    case message(String, account: String)
    /// A person's action on a page, or one by a device of theirs.
    case action(ChangeOrigin)
    case job(Int64)
    case picture(Picture.ID)
    /// News of what somebody attends, by the attendance's number.
    case attendance(Int64, at: Date)
    /// The result of reading a calendar that somebody follows.
    case subscription(Subscription.ID, at: Date)
  }

  /// The beginning of the keys; conversations remember messages by it.
  var text: String {
    switch self {
    case .reply(let id, let account, let purpose): "\(account)/\(id)/\(purpose.rawValue)"
    case .post(let number, let cause): "\(cause.text)/post/\(number)"
    case .reminder(let number, let due): "reminder/\(number)/\(due.second)"
    case .budget(let midnight, let recipient): "budget/\(midnight.second)/\(recipient)/notice"
    case .restore(let instant, let network, let recipient): "restore/\(instant.second)/\(network)/\(recipient)/notice"
    case .alert(let kind, let instant): "alert/\(instant.second)/\(kind)/notice"
    }
  }

  /// The key of one part of the message.
  func key(part: Int = 1) -> MessageKey { MessageKey(origin: text, part: part) }
}

extension MessageOrigin.Cause {
  fileprivate var text: String {
    switch self {
    case .message(let id, let account): "\(account)/\(id)"
    case .action(let origin): "\(origin.kind.rawValue)/\(origin.reference)"
    case .job(let number): "job/\(number)"
    case .picture(let id): "picture/\(id)"
    case .attendance(let number, let instant): "attendance/\(number)/\(instant.second)"
    case .subscription(let id, let instant): "subscription/\(id.number)/\(instant.second)"
    }
  }
}

extension Date {
  fileprivate var second: Int { Int(timeIntervalSince1970) }
}
