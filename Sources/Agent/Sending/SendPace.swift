import Conversation
import Foundation
import Storage

/// How many messages are sent from one look at the clock to the next.
///
/// Where the network drops copies, attempts begin together: each transaction waits for the disk, and if the process ends
/// then, all of them are sent again. They are as few as there is time for, going by those before them: until they are
/// sent, no message can be taken back, and none that is more urgent goes first.
struct SendPace {
  /// The seconds for messages whose attempts begin together.
  var time: TimeInterval
  var began: Date
  private(set) var count = 1

  init(time: TimeInterval, from began: Date) { (self.time, self.began) = (time, began) }

  /// Whether the messages have taken twice the time that is meant for them.
  func isOver(at now: Date) -> Bool { now.timeIntervalSince(began) > time * 2 }

  /// Notes that messages were sent, since the last note or the start.
  mutating func note(_ sent: Int, at now: Date) {
    let seconds = now.timeIntervalSince(began)
    // A clock that was set back tells nothing.
    count = seconds < 0 ? 1 : Int(min(max(1, Double(sent) * time / seconds), 1_000))
    began = now
  }

  /// The first of the entries, with those behind it whose attempts may begin together with it.
  func next(of entries: ArraySlice<OutboxEntry>, on traits: NetworkTraits) -> [OutboxEntry] {
    guard case .honoured = traits.idempotency, traits.replyWindow == nil else { return Array(entries.prefix(1)) }
    let together = entries.prefix(count).prefix { $0.state == .queued && $0.purpose != .alert }
    return Array(together.isEmpty ? entries.prefix(1) : together)
  }
}
