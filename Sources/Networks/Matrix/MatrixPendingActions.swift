import Conversation
import Foundation
import NetworkSupport

/// The work besides reading: accepting invitations, and telling people that the bot cannot read their messages. Each
/// action stays in the cursor until it is done, so that none is forgotten. Reading does not wait for actions.
actor MatrixPendingActions {
  private enum Action: Hashable {
    case accept(MatrixCursor.Invitation)
    case tell(MatrixCursor.Untold)
  }

  private struct Failures {
    var count = 0
    /// The time of the next attempt.
    var next: Date
  }

  private let api: MatrixAPI
  private let rooms: MatrixRooms
  private let notices: MatrixNotices
  private let decrypts: Bool
  private let now: @Sendable () -> Date
  /// The actions that are done or given up, but still in the cursor.
  private var done: Set<Action> = []
  private var failures: [Action: Failures] = [:]
  private var work: Task<Void, Never>?
  /// The rooms in which the bot has already told people.
  private var told: Set<String> = []

  /// The failures after which an action is given up; they take four days.
  private static let patience = 15

  init(
    api: MatrixAPI, rooms: MatrixRooms, notices: MatrixNotices, decrypts: Bool, now: @escaping @Sendable () -> Date
  ) {
    self.api = api
    self.rooms = rooms
    self.notices = notices
    self.decrypts = decrypts
    self.now = now
  }

  /// Returns a cursor without the actions that are done, and starts work on the others.
  func remaining(of cursor: MatrixCursor, for me: MatrixName) -> MatrixCursor {
    var cursor = cursor
    cursor.invitations.removeAll { done.remove(.accept($0)) != nil }
    cursor.untold.removeAll { done.remove(.tell($0)) != nil }
    let actions = cursor.invitations.map(Action.accept) + cursor.untold.map(Action.tell)
    failures = failures.filter { actions.contains($0.key) }
    // A failed action does not delay the others.
    let due = actions.filter { (failures[$0]?.next ?? .distantPast) <= now() }
      .sorted { (failures[$0]?.count ?? 0) < (failures[$1]?.count ?? 0) }
    if work == nil, !due.isEmpty { work = Task { await run(due, for: me) } }
    return cursor
  }

  /// Waits until no work is under way.
  func finish() async { await work?.value }

  private func run(_ actions: [Action], for me: MatrixName) async {
    defer { work = nil }
    for action in actions {
      do {
        switch action {
        case .accept(let invitation): try await accept(invitation, for: me)
        case .tell(let untold): try await tell(untold, for: me)
        }
        done.insert(action)
      } catch {
        switch MatrixFailure.sorted(error) {
        case .permanent, .optedOut, .windowClosed: done.insert(action)
        case .signedOut: return
        case .retry(let after?, _, _, _):
          // If the server is in trouble, the rest is left for later.
          failures[action, default: Failures(next: now())].next = now() + after
          return
        case .retry: postpone(action)
        }
      }
    }
  }

  private func postpone(_ action: Action) {
    let count = failures[action]?.count ?? 0
    guard count < Self.patience else {
      done.insert(action)
      return
    }
    failures[action] = Failures(count: count + 1, next: now() + 10 * pow(2, Double(count)))
  }

  private func accept(_ invitation: MatrixCursor.Invitation, for me: MatrixName) async throws {
    try await api.join(invitation.room)
    await rooms.forget(invitation.room)
    if let partner = invitation.partner { try await rooms.note(invitation.room, with: partner, of: me.id) }
  }

  /// Tells people in a room once that the bot can read nothing there, and where to write instead.
  private func tell(_ untold: MatrixCursor.Untold, for me: MatrixName) async throws {
    guard !told.contains(untold.room) else { return }
    let beginning = decrypts ? notices.undecrypted : notices.encrypted
    let own = try await api.events(in: untold.room, from: nil, to: nil, by: me.id, limit: 100)
    if !own.events.contains(where: { $0.content.body?.hasPrefix(beginning) == true }) {
      let way = try await way(out: untold.room, for: me)
      _ = try await api.send(
        .init(
          kind: "m.notice", body: "\(beginning) \(way)", mentions: .init(user_ids: [untold.person]),
          relation: nil),
        to: untold.room, transaction: MatrixTransaction.id(of: "unreadable/\(untold.room)"))
    }
    told.insert(untold.room)
  }

  /// Where people can write instead. Invites a person who is alone with the account to a room, if they have no other.
  private func way(out room: String, for me: MatrixName) async throws -> String {
    guard !decrypts else { return notices.again }
    guard case .people(let people) = try await rooms.members(in: room, of: me.id), people.count == 1,
      let person = people.first
    else { return notices.anyRoom }
    let known = try await rooms.candidates(for: person, of: me, writtenIn: nil)
    let other = try await rooms.room(for: person, of: me, among: known, isAnswer: true)
    return known.contains(other) ? notices.otherRoom : notices.invited
  }
}

extension MatrixCursor {
  /// Records the actions that follow from a synchronization.
  mutating func note(_ sync: MatrixSync, unreadable: [Untold], for account: String, decrypts: Bool) {
    for (room, invitation) in sync.invited.sorted(by: { $0.key < $1.key })
    where !invitations.contains(where: { $0.room == room }) {
      let isReadable = decrypts || !invitation.isEncrypted
      invitations.append(.init(room: room, partner: isReadable ? invitation.partner(of: account) : nil))
    }
    invitations.removeAll { sync.left.keys.contains($0.room) }
    untold += unreadable.filter { new in !untold.contains { $0.room == new.room } }
  }
}
