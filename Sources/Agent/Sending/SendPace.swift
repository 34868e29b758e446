import Conversation
import Storage

/// How many messages are sent from one look at the clock to the next.
///
/// Where the network drops copies, attempts begin together: each transaction waits for the disk, and if the process ends
/// then, all of them are sent again. They are as few as there is time for, going by those before them: until they are
/// sent, no message can be taken back, and none that is more urgent goes first.
struct SendPace {
  /// The time for messages whose attempts begin together.
  var time = Duration.milliseconds(500)
  var began = ContinuousClock.now
  private(set) var count = 1

  /// The pace of messages that are sent from now on.
  var restarted: SendPace { SendPace(time: time) }

  /// Whether the messages have taken twice the time that is meant for them.
  var isOver: Bool { began.duration(to: .now) > time * 2 }

  /// Notes that messages were sent, since the last note or the start.
  mutating func note(_ sent: Int) {
    let now = ContinuousClock.now
    count = Int(min(max(1, Double(sent) * (time / began.duration(to: now))), 1_000))
    began = now
  }

  /// The first of the entries, with those behind it whose attempts may begin together with it.
  func next(of entries: ArraySlice<OutboxEntry>, on traits: NetworkTraits) -> [OutboxEntry] {
    guard case .honoured = traits.idempotency, traits.replyWindow == nil else { return Array(entries.prefix(1)) }
    let together = entries.prefix(count).prefix { $0.state == .queued && $0.purpose != .alert }
    return Array(together.isEmpty ? entries.prefix(1) : together)
  }
}
