public import Conversation
public import Foundation
public import HTTP
public import NetworkSupport

/// One account on Bluesky (docs.bsky.app): posts that mention or answer it, and direct messages.
///
/// All posts are public. So the bot answers a post with a reply that contains nothing private, and answers only those
/// who have called it, as the rules for bots require.
public actor BlueskyNetwork: Network {
  /// The network's name, `bluesky`.
  public static let networkName = "bluesky"
  /// The network's name.
  public nonisolated let name = BlueskyNetwork.networkName
  /// The command that signs an account in.
  static let login = "nuthatch login \(networkName)"

  private nonisolated let account: BlueskyAccount
  private nonisolated let directory: BlueskyDirectory
  private nonisolated let files: FileReader
  private var api: BlueskyAPI
  private let now: @Sendable () -> Date
  private var signedIn: (me: BlueskyName, chat: BlueskyChat)?
  private var pageSize = PageSize(1...100)

  /// The seconds before its end at which an access token is renewed; one lasts two hours.
  private static let margin: TimeInterval = 60

  /// An account whose tokens are kept in a store; reads no response longer than `longestAnswer` bytes.
  public init(
    account: BlueskyAccount, tokens: any TokenStore, transport: any Transport,
    longestAnswer: Int = HTTPRequest.longestAnswer, now: @escaping @Sendable () -> Date
  ) {
    self.account = account
    self.now = now
    let endpoint = BlueskyTokenEndpoint(server: account.server, transport: transport, now: now)
    let keeper = TokenKeeper(tokens, margin: Self.margin, now: now) { try await endpoint.renew($0) }
    api = BlueskyAPI(
      host: account.server, keeper: keeper, transport: transport, longestAnswer: longestAnswer, now: now)
    directory = BlueskyDirectory(account: account, transport: transport)
    files = FileReader(transport: transport, ownServer: account.server)
  }

  // MARK: Network

  /// The last time the session was renewed.
  public var renewed: Date? { get async { await api.keeper.renewed } }

  /// Looks up the account of the session and the server of its records, and sets the account up for a bot.
  public func connect() async throws -> Connection {
    try await sorting {
      api.host = account.server
      let session = try await api.session()
      if let word = session.inactive {
        throw NetworkFailure.signedOut(
          reason: "the account is \(word.inOneLine(limit: 40))",
          cure: "sign in as the bot at bsky.app and see what it asks for")
      }
      api.host = await host(of: session)
      let me = BlueskyName(did: session.did, handle: session.handle, host: api.host)
      signedIn = (me, BlueskyChat(api: api, me: me, now: now))
      let notes = try await notes(of: me)
      return Connection(accountID: me.did, handles: [me.short, me.handle], traits: Self.traits, notes: notes)
    }
  }

  /// Reads posts and direct messages together, oldest first.
  public func messages(after cursor: String?) async throws -> MessagePage {
    try await sorting {
      let (me, chat) = try await identified()
      let known = cursor.flatMap(BlueskyCursor.init(text:)) ?? BlueskyCursor()
      var next = known
      var page = MessagePage(messages: [], cursor: nil)
      var failures: [any Error] = []
      do {
        let look = try await BlueskyMentions(api: api, me: me, server: account.server, now: now)
          .look(after: known.mentions, by: pageSize)
        (next.mentions, page.messages, page.budget) = (look.mark, look.messages, look.budget)
        pageSize = look.size
      } catch {
        failures.append(error)
      }
      do {
        let look = try await chat.look(after: known.chat)
        next.chat = look.mark
        page.messages += look.messages
        page.hasMore = look.hasMore && failures.isEmpty
      } catch {
        failures.append(error)
      }
      // If one service fails, the messages of the other are still returned. The failure comes again with the next call.
      // If half of a first look succeeds, its cursor is kept, so that the place to begin does not move.
      let isFirst = known.mentions == nil || known.chat == nil
      if let failure = failures.first, failures.count == 2 || page.messages.isEmpty && !isFirst || next == known {
        throw failure
      }
      page.messages = page.messages.enumerated()
        .sorted { ($0.element.sentAt, $0.offset) < ($1.element.sentAt, $1.offset) }.map(\.element)
      page.cursor = next == known ? nil : next.text
      return page
    }
  }

  /// Sends a direct message, or a public reply, which must answer a post.
  public func send(_ message: OutgoingMessage) async throws -> String {
    try await sorting {
      let (me, chat) = try await identified()
      return message.visibility == .direct
        ? try await chat.send(message) : try await BlueskyPublisher(api: api, me: me, now: now).reply(message)
    }
  }

  /// Checks for a reply's record, or searches the direct messages to the recipient.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    let (me, chat): (BlueskyName, BlueskyChat)
    let place: String
    do {
      (me, chat) = try await identified()
      guard message.visibility == .direct else {
        return try await BlueskyPublisher(api: api, me: me, now: now).find(message)
      }
      place = try await chat.conversation(for: message)
    } catch {
      throw BlueskyFailure.sorted(error)
    }
    do {
      return try await BlueskyReadback(api: api, me: me).find(message, in: place, standing: standing)
    } catch let error where error is RESTRefusal || error is TooLong || error is NetworkFailure {
      throw BlueskyFailure.sorted(error)
    }
  }

  /// Reads a file of a post from the server of its author.
  public nonisolated func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    guard let file = BlueskyFile(url, at: account.server) else { return try await files.file(at: url, upTo: most) }
    do {
      return try await files.file(at: file.url(at: directory.host(of: file.account)), upTo: most)
    } catch NetworkFailure.permanent(let reason) {
      return .gone(reason: reason)
    }
  }

  // MARK: Details

  private static let traits = NetworkTraits(
    lengthLimit: 1_000, counting: .bluesky, mentionsRecipient: false, mentions: .bounded, hasDirectMessages: true,
    hasReferences: true,
    // A post that is sent twice becomes one post, but a direct message that is sent twice becomes two.
    idempotency: .none, canReadBack: true, requestsPerWindow: 3_000, window: 300,
    // An account has 5,000 points an hour and 35,000 a day, and creating a record takes three.
    sendLimits: [SendLimit(messages: 1_666, window: 3_600), SendLimit(messages: 11_666, window: 86_400)],
    publicReply: .init(lengthLimit: 300, counting: .bluesky))

  private func identified() async throws -> (me: BlueskyName, chat: BlueskyChat) {
    if let signedIn { return signedIn }
    _ = try await connect()
    guard let signedIn else { throw NetworkFailure.retry(after: nil, reason: "not signed in", doubt: .no) }
    return signedIn
  }

  private func sorting<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch {
      throw BlueskyFailure.sorted(error)
    }
  }

  /// The server that keeps the account's records: the one in the session's document, or the one in the directory. If
  /// neither names one, it is the configured server itself.
  private func host(of session: BlueskySession) async -> String {
    let told = session.document?.id == session.did ? session.document?.host : nil
    let host: String?
    if let told { host = told } else { host = try? await directory.host(of: session.did) }
    guard let host, host.hasPrefix("https://") || host == account.server else { return account.server }
    return host
  }

  /// The lines that `nuthatch check` prints about the account.
  private func notes(of me: BlueskyName) async throws -> [String] {
    let software = await api.software().map { " (\($0))" } ?? ""
    let records = BlueskyRecords(api: api, me: me)
    return [
      "network: Bluesky, at \(me.host)\(software)", "account: \(me.did)",
      "posts: one that is sent twice is one, by its record's name; direct messages are read back",
      try await note("profile: labelled as a bot's", "profile: it could not be labelled as a bot's") {
        try await records.labelAsBot()
      },
      try await note(
        "strangers: anybody may write direct messages; in groups it does not read",
        "strangers: they may not be able to write direct messages, which could not be changed"
      ) {
        try await records.takeMessagesFromStrangers()
      },
      "encryption: Bluesky can read direct messages; posts are public",
      // This shows whether the app password may read direct messages before anybody writes.
      try await note("chat service: answers", "chat service: does not answer") {
        _ = try await api.conversations(from: nil, limit: 1)
      },
    ]
  }

  /// Returns a line that says whether the work was done. A failure does not matter, unless the account is signed out.
  private func note(_ done: String, _ failed: String, _ work: () async throws -> Void) async throws -> String {
    do {
      try await work()
      return done
    } catch {
      switch BlueskyFailure.sorted(error) {
      case .signedOut(let reason, let cure): throw NetworkFailure.signedOut(reason: reason, cure: cure)
      case let failure: return "\(failed): \(failure.reason.inOneLine())"
      }
    }
  }
}
