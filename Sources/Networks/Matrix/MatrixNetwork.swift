public import Conversation
public import Foundation
public import HTTP
public import NetworkSupport

/// One account on a Matrix homeserver (spec.matrix.org, Client-Server API).
///
/// A room with one other person is a private conversation. In larger rooms the account reads only messages that mention
/// it, and answers in private. Answers are notices, which other bots do not answer. Messages that the bot starts, such
/// as reminders, are text, since clients do not ring for notices.
public actor MatrixNetwork: Network {
  /// The network's name, `matrix`.
  public static let networkName = "matrix"
  /// The network's name.
  public nonisolated let name = MatrixNetwork.networkName
  /// The command that signs an account in.
  static let login = "nuthatch login \(networkName)"

  private let account: MatrixAccount
  private let api: MatrixAPI
  private let rooms: MatrixRooms
  let pendingActions: MatrixPendingActions
  private nonisolated let files: FileReader
  private let now: @Sendable () -> Date
  private var me: MatrixName?
  /// The token that the server rejected at the last request.
  private var refusedToken: String?
  private var pageSize = PageSize(1...MatrixNetwork.timeline)

  /// The most events of a room in one answer.
  private static let timeline = 50
  /// The seconds that the server holds a request until something happens.
  private static let patience: TimeInterval = 30
  /// The seconds before its end at which an access token is renewed; some last five minutes.
  private static let margin: TimeInterval = 10

  /// An account whose tokens are kept in a store; reads no response longer than `longestAnswer` bytes.
  ///
  /// - Parameter notices: the texts for rooms whose messages can't be read.
  public init(
    account: MatrixAccount, tokens: any TokenStore, transport: any Transport, notices: MatrixNotices,
    longestAnswer: Int = HTTPRequest.longestAnswer, now: @escaping @Sendable () -> Date
  ) {
    self.account = account
    let endpoint = MatrixTokenEndpoint(server: account.address, transport: transport, now: now)
    let keeper = TokenKeeper(tokens, margin: Self.margin, now: now) { try await endpoint.renew($0) }
    api = MatrixAPI(server: account.address, keeper: keeper, transport: transport, longestAnswer: longestAnswer)
    rooms = MatrixRooms(api: api)
    pendingActions = MatrixPendingActions(
      api: api, rooms: rooms, notices: notices, decrypts: account.pantalaimon != nil, now: now)
    let server = account.server
    files = FileReader(transport: transport, ownServer: server) { url in
      // Homeservers give files only to their own accounts.
      URLComponents(string: server)?.origin == url.origin ? "Bearer \(try await keeper.accessToken())" : nil
    }
    self.now = now
  }

  // MARK: Network

  /// The last time the session was renewed.
  public var renewed: Date? { get async { await api.keeper.renewed } }

  /// Looks up the account of the token and the server's software.
  public func connect() async throws -> Connection {
    let user: MatrixUser
    do {
      user = try await api.whoami()
    } catch let refusal as RESTRefusal where MatrixFailure.isFinal(refusal) {
      throw NetworkFailure.permanent(reason: "\(refusal.words): this server does not speak the Matrix API")
    } catch {
      throw account.cured(MatrixFailure.sorted(error))
    }
    return try await sorting {
      let local = MatrixID(user.id)?.local ?? user.id
      // The account's name and the server's software are useful to know, but not needed.
      me = MatrixName(id: user.id, local: local, shown: try? await api.profile(of: user.id).name)
      let software = (try? await api.software()) ?? "one that does not say what it is"
      return Connection(
        accountID: user.id, handles: [local, String(user.id.drop { $0 == "@" })], traits: traits,
        notes: [
          "network: Matrix, at \(account.server) (\(software))",
          "repeats: the homeserver knows a message again in its room; where that may be another one, it is read back",
          "strangers: whoever invites it to a room can write to it",
          account.pantalaimon == nil
            ? "encrypted rooms: people there are asked to write in another room; set `pantalaimon` to serve them"
            : "encrypted rooms: served through pantalaimon",
        ])
    }
  }

  /// Waits until somebody writes, at most half a minute. Reads whole gaps, and accepts invitations.
  public func messages(after cursor: String?) async throws -> MessagePage {
    try await sorting {
      let me = try await identified()
      guard let known = cursor.flatMap(MatrixCursor.init(text:)) else { return try await begin(me, missed: []) }
      let asked = now()
      let members = await rooms.membersByRoom
      // A room that could not be read is tried again when its time has come.
      let wait = (known.unread ?? []).map { max(0, $0.next.timeIntervalSince(asked)) }.min() ?? Self.patience
      let remaining = await pendingActions.remaining(of: known, for: me)
      let sync: MatrixSync
      do {
        sync = try await synchronized(since: known.since, wait: min(wait, Self.patience))
      } catch is TooLong {
        return try await begin(me, missed: [.unlisted])
      } catch let refusal as RESTRefusal where refusal.status == 400 && MatrixFailure.code(refusal.response) != nil {
        // The server must reject the token twice before it counts as unknown.
        guard refusedToken == known.since else {
          refusedToken = known.since
          throw refusal
        }
        return try await begin(me, missed: [.unlisted])
      }
      await rooms.note(sync, since: members, for: me.id)
      let reader = MatrixReader(api: api, rooms: rooms, server: account.server, me: me, now: now())
      let reading = try await reader.reading(of: sync, after: known, members: members)
      var next = remaining
      next.since = sync.next
      next.unread = reading.unread.isEmpty ? nil : reading.unread
      next.note(sync, unreadable: reading.unreadable, for: me.id, decrypts: account.pantalaimon != nil)
      return MessagePage(
        messages: reading.messages, cursor: next == known ? nil : next.text,
        missed: reading.missed.isEmpty && !Self.fell(from: known.since, to: sync.next) ? [] : [.unlisted],
        // New keys and devices also end the wait before anybody writes.
        hasWaited: sync.next != known.since || now().timeIntervalSince(asked) > 1)
    }
  }

  /// Sends a message to the room that the account shares only with its recipient; creates one if there is none.
  public func send(_ message: OutgoingMessage) async throws -> String {
    try await sorting {
      let me = try await identified()
      let known = try await rooms.candidates(for: message.recipientID, of: me, writtenIn: message.conversationID)
      var refused: Set<String> = []
      while true {
        let room = try await rooms.room(
          for: message.recipientID, of: me, among: known, except: refused, isAnswer: message.repliesTo != nil)
        do {
          return try await send(message, to: room)
        } catch let refusal as RESTRefusal where refusal.status == 403 {
          // The account is no longer in that room, or another room has replaced it.
          await rooms.forget(room)
          guard MatrixFailure.code(refusal.response) == "M_FORBIDDEN", known.contains(room),
            refused.insert(room).inserted
          else { throw refusal }
        }
      }
    }
  }

  private func send(_ message: OutgoingMessage, to room: String) async throws -> String {
    // A message can reply only to one in the same room.
    let reply = room == message.conversationID ? message.repliesTo : nil
    let written = MatrixAPI.Message(
      kind: message.repliesTo == nil ? "m.text" : "m.notice", body: traits.defused(message.text),
      mentions: .init(user_ids: [message.recipientID]), relation: reply.map { .init(reply: .init(event_id: $0)) })
    return try await api.send(written, to: room, transaction: MatrixTransaction.id(of: message.key)).id
  }

  /// Reads a file that came with a message. The homeserver gives it only to its own accounts.
  public nonisolated func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    try await files.file(at: url, upTo: most)
  }

  /// Reads the account's own messages back. The server says which transaction sent each.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    let me = try await identified()
    var sent = message
    sent.text = traits.defused(message.text)
    var result = ReadbackResult.absent
    do {
      for room in try await rooms.candidates(for: message.recipientID, of: me, writtenIn: message.conversationID) {
        do {
          switch try await MatrixReadback(api: api, account: me.id, room: room).find(sent, standing: standing) {
          case .arrived(let id): return .arrived(id: id)
          case .unclear: result = .unclear
          case .absent: break
          }
        } catch let refusal as RESTRefusal where MatrixFailure.isFinal(refusal) {
          // The account may no longer read that room.
          result = .unclear
        }
      }
      return result
    } catch let error where error is RESTRefusal || error is TooLong || error is NetworkFailure {
      throw MatrixFailure.sorted(error)
    }
  }

  // MARK: Details

  private var traits: NetworkTraits {
    NetworkTraits(
      lengthLimit: 4_000, counting: .matrix, mentionsRecipient: false, mentions: .bounded, hasDirectMessages: true,
      hasReferences: true,
      // A server recognises a transaction only in the same room, and another attempt may choose another room.
      idempotency: .none, canReadBack: true, requestsPerWindow: 600, window: 60,
      sendLimits: [account.sendLimit])
  }

  private func identified() async throws -> MatrixName {
    if let me { return me }
    _ = try await connect()
    guard let me else { throw NetworkFailure.retry(after: nil, reason: "not signed in", doubt: .no) }
    return me
  }

  private func sorting<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch {
      throw account.cured(MatrixFailure.sorted(error))
    }
  }

  /// Begins at the newest event, but still accepts earlier invitations.
  private func begin(_ me: MatrixName, missed: [MissedReason]) async throws -> MessagePage {
    let sync = try await synchronized(since: nil, wait: 0)
    var cursor = MatrixCursor(since: sync.next)
    cursor.note(sync, unreadable: [], for: me.id, decrypts: account.pantalaimon != nil)
    return MessagePage(messages: [], cursor: cursor.text, missed: missed, hasWaited: true)
  }

  /// Synchronizes. After a response that was too long, it asks for fewer events from each room; the others are read as
  /// a gap.
  private func synchronized(since: String?, wait: TimeInterval) async throws -> MatrixSync {
    while true {
      let limit = since == nil ? 1 : pageSize.count
      do {
        let sync = try await api.sync(since: since, limit: limit, wait: wait)
        pageSize.grow()
        refusedToken = nil
        return sync
      } catch is TooLong where since != nil && pageSize.halve(limit) {
      } catch {
        // After a failure, it is unknown who has joined or left.
        await rooms.forgetAll()
        throw error
      }
    }
  }

  /// Whether the server's stream is shorter than before: it was reset, and messages since may be lost.
  private static func fell(from old: String, to new: String) -> Bool {
    guard let old = MatrixCursor.position(of: old), let new = MatrixCursor.position(of: new) else { return false }
    return new < old
  }
}
