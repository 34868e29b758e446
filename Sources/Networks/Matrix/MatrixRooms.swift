import Conversation
import Foundation
import NetworkSupport

/// The account's rooms, as far as they were looked up.
actor MatrixRooms {
  private let api: MatrixAPI
  /// The people in the rooms that were looked up.
  private(set) var membersByRoom: [String: MatrixRoomMembers] = [:]
  private var directRooms: MatrixDirectRooms?
  /// The number of times that somebody has joined or left, in any room.
  private var changes = 0

  private static let left = "they have left the room that they had with the bot"

  init(api: MatrixAPI) { self.api = api }

  /// Forgets the people in a room, since somebody has joined or left.
  func forget(_ room: String) {
    membersByRoom[room] = nil
    changes += 1
  }

  /// Records who has joined and left, before any other request, since a message that is sent meanwhile must not rely on
  /// old members.
  ///
  /// - Parameter before: the members from before the synchronization. Those learnt since may be newer or older.
  func note(_ sync: MatrixSync, since before: [String: MatrixRoomMembers], for account: String) {
    for (room, timeline) in sync.joined where timeline.isLimited || timeline.events.contains(where: \.isMembership) {
      let isKnown = !timeline.isLimited && membersByRoom[room] == before[room]
      let members = isKnown ? before[room]?.after(timeline.events, besides: account) : nil
      forget(room)
      membersByRoom[room] = members
    }
    for room in sync.left.keys { forget(room) }
  }

  /// Forgets the people in every room, since it is unknown who has joined or left.
  func forgetAll() {
    membersByRoom = [:]
    changes += 1
  }

  func members(in room: String, of account: String) async throws -> MatrixRoomMembers {
    if let known = membersByRoom[room] { return known }
    let before = changes
    let members: MatrixRoomMembers
    do {
      let people = try await api.members(of: room).ids
      members = people.contains(account) ? MatrixRoomMembers(people.subtracting([account])) : .unknown
    } catch is TooLong {
      members = .crowd
    } catch let refusal as RESTRefusal where [403, 404].contains(refusal.status) && MatrixFailure.isFinal(refusal) {
      members = .unknown
    }
    if changes == before { membersByRoom[room] = members }
    return members
  }

  /// The rooms in which the bot may have written to a person: the one in which they wrote, then their direct rooms,
  /// newest first.
  func candidates(for person: String, of account: MatrixName, writtenIn room: String?) async throws -> [String] {
    let direct = try await direct(of: account.id).rooms[person] ?? []
    return [room].compactMap { $0 } + direct.reversed().filter { $0 != room }
  }

  /// The room for messages to a person: the first of these in which they are alone with the account, otherwise a new
  /// one.
  ///
  /// - Parameters:
  ///   - refused: rooms that do not accept messages.
  ///   - isAnswer: whether they have just written. If so, they want an answer, even if they have left a room.
  /// - Throws: `NetworkFailure.optedOut` if they have left the last one.
  func room(
    for person: String, of account: MatrixName, among candidates: [String], except refused: Set<String> = [],
    isAnswer: Bool
  ) async throws -> String {
    var wasLeft = false
    for candidate in candidates where !refused.contains(candidate) {
      switch try await standing(of: person, in: candidate, of: account.id) {
      case .alone: return candidate
      case .left: wasLeft = true
      case .other: break
      }
    }
    guard isAnswer || !wasLeft else { throw NetworkFailure.optedOut(reason: Self.left) }
    return try await made(for: person, of: account, except: refused, isAnswer: isAnswer)
  }

  private enum Standing {
    /// They are alone with the account, or invited to be.
    case alone
    /// They have left the account alone, or removed it.
    case left
    case other
  }

  private func standing(of person: String, in room: String, of account: String) async throws -> Standing {
    switch try await members(in: room, of: account) {
    case .people([person]): return .alone
    case .people([]): return try await api.membership(of: person, in: room)?.membership == "invite" ? .alone : .left
    // An admin may also have removed the account or the room.
    case .unknown: return try await api.membership(of: account, in: room)?.sender == person ? .left : .other
    case .people, .crowd: return .other
    }
  }

  /// Records a room in which a person wants to talk only to the account.
  func note(_ room: String, with person: String, of account: String) async throws {
    var rooms = try await direct(of: account)
    guard rooms.rooms[person]?.contains(room) != true else { return }
    rooms.rooms[person, default: []].append(room)
    // This precedes saving, since another room may be recorded meanwhile.
    directRooms = rooms
    do {
      try await api.keep(rooms, of: account)
    } catch {
      directRooms = nil
      throw error
    }
  }

  private func direct(of account: String) async throws -> MatrixDirectRooms {
    if let directRooms { return directRooms }
    let read = try await api.directRooms(of: account)
    // Another room may have been recorded meanwhile.
    let rooms = directRooms ?? read
    directRooms = rooms
    return rooms
  }

  /// Creates a room. An alias can be used only once, so if the response to an attempt was lost, the next attempt finds
  /// the room of the first. If other people are in that room now, or others have taken the alias, the new room has no
  /// alias.
  private func made(
    for person: String, of account: MatrixName, except refused: Set<String>, isAnswer: Bool
  ) async throws -> String {
    let alias = "nuthatch-" + MatrixTransaction.id(of: "\(account.id) \(person)").prefix(20)
    var room: String?
    do {
      room = try await api.createDirectRoom(with: person, alias: alias).id
    } catch let refusal as RESTRefusal where MatrixFailure.code(refusal.response) == "M_ROOM_IN_USE" {
      let name = "#\(alias):\(MatrixID(account.id)?.server ?? "")"
      if let found = try await api.room(called: name)?.id, !refused.contains(found),
        try await api.maker(of: found) == account.id
      {
        switch try await standing(of: person, in: found, of: account.id) {
        case .alone: room = found
        case .left where !isAnswer: throw NetworkFailure.optedOut(reason: Self.left)
        case .left, .other: break
        }
      }
    }
    let made: String
    if let room { made = room } else { made = try await api.createDirectRoom(with: person, alias: nil).id }
    try await note(made, with: person, of: account.id)
    membersByRoom[made] = nil
    return made
  }
}
