import Conversation
import NetworkSupport

/// What is to be done beside reading: accepting invitations, and telling people that they cannot be read. Each is kept
/// in the cursor until it is done, so that none is forgotten and none holds up the reading.
actor MatrixErrands {
  private let api: MatrixAPI
  private let rooms: MatrixRooms
  private let decrypts: Bool
  /// The rooms in which it was told already.
  private var told: Set<String> = []

  init(api: MatrixAPI, rooms: MatrixRooms, decrypts: Bool) {
    self.api = api
    self.rooms = rooms
    self.decrypts = decrypts
  }

  /// Does what the cursor has; returns it with what did not succeed.
  func remaining(of cursor: MatrixCursor, for me: MatrixName) async -> MatrixCursor {
    var cursor = cursor
    cursor.invitations = await remaining(of: cursor.invitations) { try await accept($0, for: me) }
    cursor.untold = await remaining(of: cursor.untold) { try await tell($0, for: me) }
    return cursor
  }

  /// Those that may work later. A server that has trouble is not asked for the rest.
  private func remaining<Errand: Sendable>(of errands: [Errand], _ work: (Errand) async throws -> Void) async
    -> [Errand]
  {
    var left: [Errand] = []
    for (number, errand) in errands.enumerated() {
      do {
        try await work(errand)
      } catch {
        switch MatrixFailure.sorted(error) {
        case .permanent, .optedOut: break
        case .retry(.some, _, _), .signedOut: return left + errands[number...]
        case .retry: left.append(errand)
        }
      }
    }
    return left
  }

  private func accept(_ invitation: MatrixCursor.Invitation, for me: MatrixName) async throws {
    try await api.join(invitation.room)
    await rooms.forget(invitation.room)
    if let partner = invitation.partner { try await rooms.note(invitation.room, with: partner, of: me.id) }
  }

  /// Tells once in a room that nothing can be read in it, and where to write instead.
  private func tell(_ untold: MatrixCursor.Untold, for me: MatrixName) async throws {
    guard !told.contains(untold.room) else { return }
    let beginning = MatrixNotice.beginning(decrypts: decrypts)
    let own = try await api.events(in: untold.room, from: nil, to: nil, by: me.id, limit: 100)
    if !own.events.contains(where: { $0.content.body?.hasPrefix(beginning) == true }) {
      let way = try await way(out: untold.room, for: me)
      _ = try await api.send(
        .init(
          kind: "m.notice", body: "\(beginning) \(way.rawValue)", mentions: .init(user_ids: [untold.person]),
          relation: nil),
        to: untold.room, transaction: MatrixTransaction.id(of: "unreadable/\(untold.room)"))
    }
    told.insert(untold.room)
  }

  /// Where people can write instead; who is alone with the account is invited to a room if they have no other.
  private func way(out room: String, for me: MatrixName) async throws -> MatrixNotice.Way {
    guard !decrypts else { return .again }
    guard case .one(let person) = try await rooms.company(in: room, of: me.id) else { return .anyRoom }
    let known = try await rooms.candidates(for: person, of: me, writtenIn: nil)
    let other = try await rooms.room(for: person, of: me, writtenIn: nil)
    return known.contains(other) ? .otherRoom : .invited
  }
}

extension MatrixCursor {
  /// Notes what a synchronization asks for.
  mutating func note(_ sync: MatrixSync, unreadable: [Untold], for account: String, decrypts: Bool) {
    for (room, invitation) in sync.invited.sorted(by: { $0.key < $1.key })
    where !invitations.contains(where: { $0.room == room }) {
      let isReadable = decrypts || !invitation.isEncrypted
      invitations.append(.init(room: room, partner: isReadable ? invitation.partner(of: account) : nil))
    }
    invitations.removeAll { sync.left.contains($0.room) }
    untold += unreadable.filter { new in !untold.contains { $0.room == new.room } }
  }
}
