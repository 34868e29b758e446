public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// One account on a server that speaks the Mastodon client API (docs.joinmastodon.org): Mastodon, GoToSocial, Takahe,
/// snac and others.
public actor MastodonNetwork: Network {
  static let networkName = "mastodon"
  /// The network's name, `mastodon`.
  public nonisolated let name = MastodonNetwork.networkName
  /// The host of the configured address, with the port if it is unusual.
  public nonisolated let realm: String

  /// The realm of the accounts on the server with that address.
  public static func realm(ofServer address: String) -> String { MastodonServer(address).realm }

  private var api: MastodonAPI
  private var lastPage: NotificationPage?
  /// The cursor that the last page ended at, and its text.
  private var lastCursor: (text: String, cursor: NotificationCursor)?
  /// The time of a look that found nothing new from the cursor's floor on; nil if something has come since.
  private var quietSince: Date?
  private var pageSize = PageSize(1...MastodonNetwork.pageLimit)
  private let now: @Sendable () -> Date
  private var identity: Identity?
  private nonisolated let files: FileReader

  /// The account and the software that signing in found.
  private struct Identity {
    var connection: Connection
    var software: MastodonSoftware
  }

  /// The number of notifications or statuses per request; every known server allows it.
  private static let pageLimit = 40
  /// The seconds after which to look again for late notifications.
  private static let quietTime: TimeInterval = 10

  /// - Parameters:
  ///   - server: the server's address, `https://example.org`.
  ///   - token: the account's access token.
  ///   - longestAnswer: the longest response to read, in bytes.
  public init(
    server: String, token: String, transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer,
    now: @escaping @Sendable () -> Date
  ) {
    let server = MastodonServer(server)
    realm = server.realm
    api = MastodonAPI(
      server: server, token: token, transport: transport, now: now, longestAnswer: longestAnswer)
    // Files are public, at addresses that nobody can guess. The token is only for the server's own API.
    files = FileReader(transport: transport, ownServer: server.url)
    self.now = now
  }

  // MARK: Network

  /// Checks the token, finds the server's software and limits, and accepts messages from strangers.
  public func connect() async throws -> Connection {
    let account: MastodonAccount
    do {
      account = try await api.verifyCredentials()
    } catch {
      throw MastodonFailure.credentials(error)
    }
    do {
      let instance = try await api.instance()
      let name = try await softwareName()
      let software = MastodonSoftware.known(name: name, version: instance?.version)
      let connection = Connection(
        accountID: account.id, handles: handles(of: account, on: instance?.domain),
        traits: software.traits(lengthLimit: instance?.maximumCharacters),
        notes: [
          "network: the Mastodon client API, at \(realm) (\(Self.software(name, instance?.version)))",
          "strangers: whoever mentions it can write to it",
          "encryption: none; whoever runs a server can read direct messages on it",
        ])
      identity = Identity(connection: connection, software: software)
      api.writesOverFreshConnections = software.idempotencyWindow == nil
      await openToStrangers()
      return connection
    } catch {
      throw await MastodonFailure.sorted(error, asking: api)
    }
  }

  /// The server's software and version, for the operator.
  private static func software(_ name: String?, _ version: String?) -> String {
    let told = [name, version].compactMap { $0?.inOneLine(limit: 64) }.filter { !$0.isEmpty }
    return told.isEmpty ? "it does not say what it runs on" : told.joined(separator: " ")
  }

  /// Reads one page of mentions, from the notifications. After a response that was too long, it asks for half as many.
  public func messages(after cursor: String?) async throws -> MessagePage {
    let me = try await identified()
    var budget: RateBudget?
    var size = pageSize
    var last = lastPage
    let instant = now()
    let walk = NotificationWalk(walksForward: me.software.walksForward, now: instant) { [api, now] after, before in
      while true {
        do {
          let page = try await api.mentions(after: after, before: before, limit: size.count, unlike: last)
          if !page.notifications.isEmpty { last = page }
          budget = MastodonRateLimit(page.headers, now: now()).budget ?? budget
          let isFull = page.notifications.count >= (me.software.givesWholePages ? size.count : 1)
          size.grow()
          return (page.notifications, isFull)
        } catch let tooLong as TooLong where !size.halve(size.count) {
          guard let id = tooLong.firstID else { throw tooLong }
          return ([MastodonNotification(tooLong: id)], isFull: true)
        } catch is TooLong {}
      }
    }
    defer { (pageSize, lastPage) = (size, last) }
    do {
      let known = cursor.map { position(in: $0) }
      let isBrief = me.software.walksForward && isQuiet(at: cursor, instant)
      let step = if let known { try await walk.step(from: known, isBrief: isBrief) } else { try await walk.begin() }
      let messages = step.notifications
        .compactMap { $0.message(to: me.connection.accountID, at: now()) }
        .enumerated().sorted { ($0.element.sentAt, $0.offset) < ($1.element.sentAt, $1.offset) }.map(\.element)
      let text = step.cursor == known ? nil : step.cursor.text
      lastCursor = (text ?? cursor).map { ($0, step.cursor) }
      if !step.notifications.isEmpty {
        quietSince = nil
      } else if !isBrief, known?.isWalking == false {
        quietSince = instant
      }
      return MessagePage(
        messages: messages, cursor: text, hasMore: step.hasMore,
        budget: budget,
        missed: step.notifications.filter(\.isTooLong).map { _ in .tooLong } + (step.hasGap ? [.unlisted] : []))
    } catch {
      throw await MastodonFailure.sorted(error, asking: api)
    }
  }

  /// Posts a status that mentions the recipient. If the status that it replies to is gone, it begins a new thread.
  public func send(_ message: OutgoingMessage) async throws -> String {
    // A word that was cut off may look like a handle.
    let text = try await identified().connection.traits.defused(message.text)
    var fields = [
      ("status", "@\(message.recipientHandle) \(text)"), ("visibility", message.visibility.mastodon),
    ]
    do {
      guard let thread = message.repliesTo else { return try await post(fields, message.key) }
      fields.append(("in_reply_to_id", thread))
      do {
        return try await post(fields, message.key)
      } catch let refusal as RESTRefusal where refusal.isFinal {
        // The status that it replies to may be gone or closed to replies. The answer must still be sent.
        return try await post(fields.dropLast(), message.key)
      }
    } catch {
      throw await MastodonFailure.sorted(error, asking: api)
    }
  }

  /// A file that came with a message.
  public nonisolated func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    try await files.file(at: url, upTo: most)
  }

  /// Searches the account's own statuses.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    let me = try await identified()
    do {
      return try await MastodonReadback(
        api: api, accountID: me.connection.accountID, listsDirectPosts: me.software.listsDirectPosts,
        pageSize: Self.pageLimit
      ).find(message, standing: standing)
    } catch {
      throw await MastodonFailure.sorted(error, asking: api)
    }
  }

  // MARK: Details

  /// The cursor in a text. Any other text is the id of the last notification that was read.
  private func position(in text: String) -> NotificationCursor {
    if let lastCursor, lastCursor.text == text { return lastCursor.cursor }
    return NotificationCursor(text: text) ?? NotificationCursor(after: text)
  }

  /// Whether everything before the cursor was checked a moment ago, so that only what came after needs reading.
  private func isQuiet(at text: String?, _ now: Date) -> Bool {
    guard let quietSince, let lastCursor, lastCursor.text == text, !lastCursor.cursor.isWalking else { return false }
    return (0..<Self.quietTime).contains(now.timeIntervalSince(quietSince))
  }

  private func identified() async throws -> Identity {
    if let identity { return identity }
    _ = try await connect()
    guard let identity else { throw NetworkFailure.retry(after: nil, reason: "not signed in", doubt: .no) }
    return identity
  }

  /// The name of the server's software; nil if the server does not give it. Throws if the server cannot be reached.
  private func softwareName() async throws -> String? {
    do {
      return try await api.software()
    } catch let refusal as RESTRefusal where refusal.status != 429 {
      return nil
    }
  }

  /// The handles with which people may address the bot.
  private func handles(of account: MastodonAccount, on domain: String?) -> [String] {
    let name = account.username ?? account.acct.map { String($0.prefix { $0 != "@" }) } ?? ""
    let hosts = [domain.map { MastodonServer($0).host }, api.server.host].compactMap { $0 }
    let all = [name] + hosts.map { "\(name)@\($0)" } + [account.acct].compactMap { $0 }
    return all.reduce(into: []) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
  }

  /// Accepts direct messages from strangers that the server would filter: by its policy, or one by one if that cannot
  /// be changed. This may fail, since the bot also asks for filtered messages.
  private func openToStrangers() async {
    do {
      let hidden = try await api.policy().hidden
      if !hidden.isEmpty { _ = try await api.accept(hidden) }
    } catch {
      for stranger in (try? await api.strangers()) ?? [] { try? await api.accept(stranger) }
    }
  }

  private func post(_ fields: some Collection<(String, String)>, _ key: MessageKey) async throws -> String {
    try await api.post(Array(fields), key: key.description).id
  }
}
