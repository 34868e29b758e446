import Conversation
import Foundation

/// Seconds from the end of an attempt until its outcome can be known.
enum ReadbackDelay {
  /// A server that is done with a message may list it a little later.
  static let listing: TimeInterval = 10

  /// A server that nobody waits for any more may still be at work on a message.
  ///
  /// In a debug build the environment's `NUTHATCH_GRACE` sets it, for tests against servers that are known to be quick.
  static let working: TimeInterval = {
    #if DEBUG
      if let seconds = ProcessInfo.processInfo.environment["NUTHATCH_GRACE"].flatMap({ Double($0) }) { return seconds }
    #endif
    return 120
  }()

  static func after(_ doubt: NetworkFailure.Doubt) -> TimeInterval { doubt == .pending ? working : listing }
}
