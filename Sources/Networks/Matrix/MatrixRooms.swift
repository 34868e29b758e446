import Conversation
import Foundation
import NetworkSupport

/// The rooms that the account is in, as far as they were looked at.
actor MatrixRooms {
  /// Who is in a room beside the account.
  enum Company: Equatable {
    case nobody
    case one(String)
    case several
    /// The account itself is not there.
    case unknown
  }

  private let api: MatrixAPI
  private var companies: [String: Company] = [:]
  private var directRooms: MatrixDirectRooms?
  /// How often somebody has come or gone, anywhere.
  private var changes = 0

  private static let left = "they have left the room that they had with the bot"

  init(api: MatrixAPI) { self.api = api }

  /// Someone has come or gone.
  func forget(_ room: String) {
    companies[room] = nil
    changes += 1
  }

  func company(in room: String, of account: String) async throws -> Company {
    if let known = companies[room] { return known }
    let before = changes
    let company: Company
    do {
      let members = try await api.members(of: room).ids
      let others = members.subtracting([account])
      company =
        !members.contains(account)
        ? .unknown : others.isEmpty ? .nobody : others.count > 1 ? .several : .one(others.first ?? "")
    } catch is TooLong {
      company = .several
    } catch let refusal as RESTRefusal where [403, 404].contains(refusal.status) && MatrixFailure.isFinal(refusal) {
      company = .unknown
    }
    if changes == before { companies[room] = company }
    return company
  }

  /// The rooms in which a person may have been written to: the one they wrote in, then their direct rooms, the newest
  /// first.
  func candidates(for person: String, of account: MatrixName, writtenIn room: String?) async throws -> [String] {
    let direct = try await direct(of: account.id, with: person).reversed().filter { $0 != room }
    return [room].compactMap { $0 } + direct
  }

  /// The room in which to write to a person: the first candidate in which they are alone with the account, else a new
  /// one.
  ///
  /// - Throws: `NetworkFailure.optedOut` where they have left the last one.
  func room(for person: String, of account: MatrixName, writtenIn room: String?) async throws -> String {
    var wasLeft = false
    for candidate in try await candidates(for: person, of: account, writtenIn: room) {
      switch try await company(in: candidate, of: account.id) {
      case .one(person): return candidate
      case .nobody where try await api.membership(of: person, in: candidate) == "invite": return candidate
      case .nobody: wasLeft = true
      // Who removed the account from a larger room has not spoken for everybody in it.
      case .unknown: wasLeft = wasLeft || candidate != room
      case .one, .several: break
      }
    }
    guard !wasLeft else { throw NetworkFailure.optedOut(reason: Self.left) }
    return try await made(for: person, of: account)
  }

  /// Notes a room in which a person wants to talk to the account alone.
  func note(_ room: String, with person: String, of account: String) async throws {
    guard try await !direct(of: account, with: person).contains(room) else { return }
    var rooms = directRooms ?? MatrixDirectRooms()
    rooms.rooms[person, default: []].append(room)
    // Before it is kept, since another room may be noted meanwhile.
    directRooms = rooms
    do {
      try await api.keep(rooms, of: account)
    } catch {
      directRooms = nil
      throw error
    }
  }

  private func direct(of account: String, with person: String) async throws -> [String] {
    let rooms: MatrixDirectRooms
    if let directRooms { rooms = directRooms } else { rooms = try await api.directRooms(of: account) }
    directRooms = rooms
    return rooms.rooms[person] ?? []
  }

  /// A room's name is taken once: whatever was lost of an attempt, the next one finds the room that it made.
  private func made(for person: String, of account: MatrixName) async throws -> String {
    let alias = "nuthatch-" + MatrixTransaction.id(of: "\(account.id) \(person)").prefix(20)
    let room: String
    do {
      room = try await api.createDirectRoom(with: person, alias: alias).id
    } catch let refusal as RESTRefusal where MatrixFailure.code(refusal.response) == "M_ROOM_IN_USE" {
      let server = MatrixID(account.id)?.server ?? ""
      guard let found = try await api.room(called: "#\(alias):\(server)") else { throw refusal }
      guard ["join", "invite"].contains(try await api.membership(of: person, in: found.id)) else {
        throw NetworkFailure.optedOut(reason: Self.left)
      }
      room = found.id
    }
    try await note(room, with: person, of: account.id)
    companies[room] = nil
    return room
  }
}
