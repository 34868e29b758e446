import Conversation
import NetworkSupport

/// Reads what a synchronization left out of a room.
struct MatrixGap {
  let api: MatrixAPI
  let room: String
  let account: String

  /// Events asked for at once.
  private static let pageSize = 250

  /// The events of a room since a token, oldest first; none from before the account was invited.
  func events(of timeline: MatrixTimeline, since: String) async throws -> [MatrixEvent] {
    var newestFirst = Array(timeline.events.reversed())
    var start = timeline.isLimited ? timeline.before : nil
    var read: Set<String> = []
    var size = PageSize(1...Self.pageSize)
    while let begin = start, !newestFirst.contains(where: isInvitation), read.insert(begin).inserted {
      do {
        let page = try await api.events(in: room, from: begin, to: since, limit: size.count)
        newestFirst += page.events
        start = page.events.isEmpty ? nil : page.end
      } catch is TooLong where size.halve(size.count) {
        read.remove(begin)
      }
    }
    var known: Set<String> = []
    let events = newestFirst.prefix { !isInvitation($0) }.filter { known.insert($0.id).inserted }
    return events.reversed()
  }

  /// Where the account was invited: what is older was not written to it.
  private func isInvitation(_ event: MatrixEvent) -> Bool {
    event.type == "m.room.member" && event.stateKey == account && event.content.membership == "invite"
  }
}
