import Conversation
import NetworkSupport

/// Reads the events of a room that a synchronization left out.
struct MatrixGap {
  let api: MatrixAPI
  let room: String
  let account: String

  /// The number of events requested at once.
  private static let pageSize = 250

  /// The events of a room since a token, oldest first, without those from before the account was invited.
  func events(of timeline: MatrixTimeline, since: String) async throws -> [MatrixEvent] {
    // Events from before the account accepted an invitation may have reached its server later, and count as older.
    let isNew = timeline.events.contains { isOwn($0, "join") && $0.formerMembership == "invite" }
    return try await events(
      from: timeline.isLimited ? timeline.before : nil, to: isNew ? nil : since, behind: timeline.events)
  }

  /// The events of a room from one token back to another, with the newest events after them, oldest first.
  ///
  /// - Parameter stop: the token to stop at; nil for the account's invitation, or the point where it joined without
  ///   one.
  func events(from first: String?, to stop: String?, behind newest: [MatrixEvent] = []) async throws -> [MatrixEvent] {
    var newestFirst = Array(newest.reversed())
    var start = first
    var read: Set<String> = []
    var size = PageSize(1...Self.pageSize)
    while let begin = start, !newestFirst.contains(where: isInvitation), read.insert(begin).inserted {
      do {
        let page = try await api.events(in: room, from: begin, to: stop, limit: size.count)
        newestFirst += page.events
        start = page.end
      } catch is TooLong where size.halve(size.count) {
        read.remove(begin)
      }
    }
    let end = newestFirst.firstIndex(where: isInvitation) ?? newestFirst.firstIndex { stop == nil && isOwn($0, "join") }
    var known: Set<String> = []
    return newestFirst[..<(end ?? newestFirst.endIndex)].filter { known.insert($0.id).inserted }.reversed()
  }

  /// Whether the event invites the account. Older events were not written to it.
  private func isInvitation(_ event: MatrixEvent) -> Bool { isOwn(event, "invite") }

  private func isOwn(_ event: MatrixEvent, _ membership: String) -> Bool {
    event.isMembership && event.stateKey == account && event.content.membership == membership
  }
}
