import Conversation
import Foundation

/// Reads the rooms in a synchronization, and those that could not be read before.
struct MatrixReader {
  let api: MatrixAPI
  let rooms: MatrixRooms
  /// The server from which files are downloaded, without a slash at its end.
  let server: String
  let me: MatrixName
  let now: Date

  /// - Parameter members: the people who were in each room before, as far as known.
  /// - Throws: only errors that concern the account. A room that cannot be read is tried again later, and others do not
  ///   wait.
  func reading(
    of sync: MatrixSync, after cursor: MatrixCursor, members: [String: MatrixRoomMembers]
  ) async throws -> MatrixReading {
    var reading = MatrixReading()
    var arrivals: [(at: Date, message: IncomingMessage)] = []
    let waiting = Dictionary((cursor.unread ?? []).map { ($0.room, $0) }) { $1 }
    let told = sync.joined.merging(sync.left) { $1 }
    for room in Set(told.keys).union(waiting.keys).sorted() {
      let late = waiting[room]
      if let late, late.next > now {
        reading.unread.append(late)
        continue
      }
      do {
        let gap = MatrixGap(api: api, room: room, account: me.id)
        let events: [MatrixEvent]
        if let late {
          events = try await gap.events(from: sync.next, to: late.since)
        } else if let timeline = told[room] {
          if timeline.isLimited, timeline.before == nil { reading.missed.append(.unlisted) }
          events = try await gap.events(of: timeline, since: cursor.since)
        } else {
          continue
        }
        arrivals += try await messages(events, in: room, late == nil ? members[room] : nil)
        if sync.left[room] == nil, let event = events.last(where: { $0.isSealed && $0.sender != me.id }) {
          reading.unreadable.append(.init(room: room, person: event.sender))
        }
      } catch {
        if case .signedOut = MatrixFailure.sorted(error) { throw error }
        try Task.checkCancellation()
        let next = (late ?? .init(room: room, since: cursor.since, next: now)).postponed(at: now)
        if let next { reading.unread.append(next) } else { reading.missed.append(.unlisted) }
      }
    }
    let sorted = arrivals.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
    reading.messages = sorted.map(\.element.message)
    return reading
  }

  /// The messages in a room's events, oldest first. Whether a message is private depends on who was there when it was
  /// written.
  private func messages(
    _ events: [MatrixEvent], in room: String, _ known: MatrixRoomMembers?
  ) async throws -> [(at: Date, message: IncomingMessage)] {
    guard events.contains(where: { $0.sender != me.id && !$0.isMembership }) else { return [] }
    var members: MatrixRoomMembers
    if let known {
      members = known
    } else {
      members = try await rooms.members(in: room, of: me.id).before(events, besides: me.id)
    }
    var latest = Date.distantPast
    return events.compactMap { event in
      members = members.after([event], besides: me.id)
      guard !event.isSealed,
        let message = event.message(
          in: room, isPrivate: members.isPrivate(to: event.sender), to: me, download: server, at: now)
      else { return nil }
      latest = max(latest, message.sentAt)
      return (latest, message)
    }
  }
}
