import Foundation

/// The named steps of a message's path at which a test can have the process killed.
///
/// In a debug build the environment's `NUTHATCH_FAULT=name` or `name:3` kills the process with SIGKILL when it
/// reaches that step, or reaches it for the third time. Release builds have none of it.
enum FaultPoint: String {
  /// A page was read and is not stored yet.
  case pollRead = "poll.read"
  /// The page and the cursor are stored.
  case inboxStored = "inbox.stored"
  /// It is noted that work begins.
  case workBegun = "work.begun"
  /// Effects and replies are written, and not committed.
  case workApplied = "work.applied"
  case workCommitted = "work.committed"
  /// It is noted that a message is being sent.
  case outboxSending = "outbox.sending"
  /// The network has answered, and that is not noted yet.
  case outboxPosted = "outbox.posted"
  case outboxSent = "outbox.sent"
  /// It is known who is to be reminded.
  case reminderRead = "reminder.read"
  /// Reminders are in the outbox and moved on, and not committed.
  case reminderApplied = "reminder.applied"
  case reminderCommitted = "reminder.committed"
  /// A picture's file was read, and is not in the folder yet.
  case pictureRead = "picture.read"
  /// The file is in the folder, and that is not noted yet.
  case pictureStored = "picture.stored"
  case pictureCommitted = "picture.committed"

  #if DEBUG
    private static let plan: (name: String, count: Int)? = {
      guard let text = ProcessInfo.processInfo.environment["NUTHATCH_FAULT"] else { return nil }
      let parts = text.split(separator: ":")
      return (String(parts.first ?? ""), parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
    }()
    private static let lock = NSLock()
    nonisolated(unsafe) private static var reached = 0

    /// Notes that the step was reached.
    func reach() {
      guard let plan = Self.plan, plan.name == rawValue else { return }
      let count = Self.lock.withLock {
        Self.reached += 1
        return Self.reached
      }
      if count == plan.count { kill(getpid(), SIGKILL) }
    }
  #else
    @inline(__always) func reach() {}
  #endif
}
