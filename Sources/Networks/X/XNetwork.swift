public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// One account on X (docs.x.com/x-api): mentions and private messages.
///
/// X's rules for automated accounts (help.x.com/rules-and-policies/x-automation), and how the bot keeps them:
/// - The bot writes only to people who have written first: each message answers one, or reminds somebody who asked for
///   it. A public post is always a reply, and `send` refuses any other.
/// - One reply for each message: the agent stores answers by message, and reads back if in doubt.
/// - No text twice: public answers differ in addressee, time and words. If the network rejects a text as a copy, the
///   bot reads back. It never varies a text until it passes.
/// - No links, hashtags or other people's names in public replies.
/// - An easy way out: the bot obeys `off`, `stop` and `!forgetme` wherever somebody writes them.
/// - It never follows, likes or reposts, and posts nothing about popular topics.
/// - The account is labelled: its owner marks it as automated in its settings (see Deploy/running.md).
/// - Limits are the network's own, for each endpoint. The bot leaves a used-up endpoint alone until its window ends.
public actor XNetwork: Network {
  /// The network's name, `x`.
  public static let networkName = "x"
  /// The command that signs an account in.
  static let login = "nuthatch login \(networkName)"
  /// The network's name.
  public nonisolated let name = XNetwork.networkName

  private var api: XAPI
  private let server: String
  private nonisolated let prices: XPrices
  private nonisolated let files: FileReader
  private let now: @Sendable () -> Date
  private var me: (id: String, handle: String)?
  private var limits: [Feed: XLimit] = [:]
  private var walks: [Feed: Walk] = [:]
  private var bill = XBill()
  /// The cost of reading that was not reported yet, in millionths of a dollar.
  private var owed = 0
  /// The amount that may still be spent on reading, in millionths of a dollar.
  private var purse = Int.max

  /// The feeds that are read, each through its own endpoint.
  private enum Feed: CaseIterable {
    case mentions, messages
  }

  /// A backlog that is being read backwards, from the newest message to the last known one.
  private struct Walk {
    var mark: XCursor.Mark
    /// The time of the request for the newest page, by the server's clock.
    var began: Date
    var found: [XArrival] = []
    var next: String?
  }

  /// The messages per request: a few for a look at the newest, more for a backlog. Each message that is read costs
  /// money.
  private static let glance = 5, page = 100
  /// The most messages per request of each feed. A single message is never too long, since X limits its length.
  private var pageSizes: [Feed: PageSize] = [.mentions: PageSize(glance...page), .messages: PageSize(1...page)]

  /// An account with its credentials; reads no response longer than `longestAnswer` bytes.
  public init(
    account: XAccount = XAccount(), credentials: XCredentials, transport: any Transport,
    longestAnswer: Int = HTTPRequest.longestAnswer, now: @escaping @Sendable () -> Date
  ) {
    (server, prices) = (account.server, account.prices)
    let signer = XSigner(credentials, server: account.server, transport: transport, now: now)
    api = XAPI(server: account.server, signer: signer, transport: transport, now: now, longestAnswer: longestAnswer)
    files = FileReader(transport: transport, ownServer: account.server) { url in
      guard Self.asksForCredentials(url, server: account.server) else { return nil }
      var bare = url
      (bare.queryItems, bare.fragment) = (nil, nil)
      return try await signer.authorization(
        .get, bare.string ?? "", query: (url.queryItems ?? []).map { ($0.name, $0.value ?? "") })
    }
    self.now = now
  }

  // MARK: Network

  /// The last time the token was renewed.
  public var renewed: Date? { get async { await api.signer.renewed } }

  /// Looks up the account, and checks the rights of OAuth 1.0a keys.
  public func connect() async throws -> Connection {
    do {
      let answer = try await api.me()
      // Keys keep the rights that the app had when they were created.
      if !api.signer.canRenew, let access = answer.headers["x-access-level"], access != "read-write-directmessages" {
        throw NetworkFailure.signedOut(
          reason: "the app may only \(access)",
          cure:
            "give the app Read and write and Direct message rights at developer.x.com, then create a new access token"
        )
      }
      let handle = answer.value.username ?? ""
      me = (answer.value.id, handle)
      return Connection(
        accountID: answer.value.id, handles: [handle], traits: traits,
        notes: [
          "network: X, by its API version 2 at \(server)",
          "strangers: whoever mentions it is answered; who may write to it directly is one of its settings at x.com",
          "encryption: X can read direct messages; posts are public",
        ])
    } catch {
      throw XFailure.sorted(error)
    }
  }

  /// Reads mentions and private messages, whatever the cost.
  public func messages(after cursor: String?) async throws -> MessagePage {
    try await messages(after: cursor, spending: .max)
  }

  /// Reads mentions and private messages together, oldest first. It skips a feed whose rate limit is used up.
  public func messages(after cursor: String?, spending most: Int) async throws -> MessagePage {
    purse = most
    let me = try await identified()
    let known = cursor.flatMap(XCursor.init(text:))
    var cursor = known ?? XCursor()
    var messages: [IncomingMessage] = []
    var failure: (any Error)?
    var isRead = false
    for feed in Feed.allCases where limits[feed]?.blocked(at: now()) == nil {
      do {
        messages += try await read(feed, for: me, &cursor)
        isRead = true
      } catch {
        // A feed without requests left waits for its window while the other goes on.
        if failure == nil || !isUsedUp(error) { failure = error }
      }
    }
    // If half of a first read succeeds, its cursor is kept, so that the place to begin does not move.
    let isKept = isRead && (!messages.isEmpty || known == nil || failure.map(isUsedUp) == true)
    // Costs incurred before a failure are reported first. The failure comes again with the next call.
    if let failure, !isKept, owed == 0 { throw XFailure.sorted(failure) }
    defer { owed = 0 }
    return MessagePage(
      messages: messages.sorted { ($0.sentAt, $0.id) < ($1.sentAt, $1.id) },
      cursor: cursor == (known ?? XCursor()) ? nil : cursor.text,
      budget: budget, cost: owed)
  }

  /// Sends a private message, or a public reply, which must answer a post.
  public func send(_ message: OutgoingMessage) async throws -> String {
    var message = message
    message.text = traits.defused(message.text)
    do {
      return message.visibility == .direct
        ? try await api.message(message.text, to: message.recipientID).id : try await reply(message)
    } catch {
      throw XFailure.sorted(error)
    }
  }

  /// Searches the account's own posts or private messages, which costs money like all reading.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    let me = try await identified()
    do {
      return try await asked { api in
        try await XReadback(
          api: api, accountID: me.id, read: { await self.charge(posts: $0, messages: $1) }
        ).find(message, standing: standing)
      }
    } catch {
      throw XFailure.sorted(error)
    }
  }

  /// Reads a file that came with a message. Files of private messages need the account's credentials.
  public nonisolated func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    try await files.file(at: url, upTo: most)
  }

  /// Whether an address is one of X's own that serve files of private messages.
  private static func asksForCredentials(_ url: URLComponents, server: String) -> Bool {
    let hosts = ["https://ton.twitter.com:443", "https://ton.x.com:443"]
    return hosts.contains(url.origin) || URLComponents(string: server)?.origin == url.origin
  }

  /// The price of a private message, a post, or a post with a link, which costs far more.
  public nonisolated func cost(of message: OutgoingMessage) -> Int {
    guard message.visibility != .direct else { return prices.message }
    return message.text.contains(#/https?://|www\./#) ? prices.postWithLink : prices.post
  }

  // MARK: Writing

  private var traits: NetworkTraits {
    // X allows private messages of 10,000 characters, which is too much to read at once; `!more` shows the rest.
    NetworkTraits(
      lengthLimit: 1_000, counting: .characters, mentionsRecipient: false, mentions: .bounded, hasDirectMessages: true,
      // Private messages have no references.
      hasReferences: false, idempotency: .none, canReadBack: true, requestsPerWindow: 15, window: 900,
      // The limits of private messages, which nearly all are; public replies have higher ones.
      sendLimits: [SendLimit(messages: 15, window: 900), SendLimit(messages: 1_440, window: 86_400)],
      publicReply: .init(lengthLimit: 280, counting: .weighted))
  }

  /// Posts a public reply.
  private func reply(_ message: OutgoingMessage) async throws -> String {
    guard let post = message.repliesTo else {
      throw NetworkFailure.permanent(reason: "the network allows a public reply only to a post that mentions the bot")
    }
    do {
      return try await api.post("@\(message.recipientHandle) \(message.text)", answering: post).id
    } catch  where XFailure.isDuplicate(error) {
      // An earlier attempt may have arrived after all, since no other message answers that post in these words.
      guard case .arrived(let id) = try await find(message, standing: { _ in .unknown }) else { throw error }
      return id
    }
  }

  // MARK: Reading

  private func identified() async throws -> (id: String, handle: String) {
    if let me { return me }
    _ = try await connect()
    guard let me else { throw NetworkFailure.retry(after: nil, reason: "not signed in", doubt: .no) }
    return me
  }

  /// Reads the new messages of a feed. The first read returns none, and only records the place to begin.
  private func read(_ feed: Feed, for me: (id: String, handle: String), _ cursor: inout XCursor) async throws
    -> [IncomingMessage]
  {
    let path: WritableKeyPath<XCursor, XCursor.Mark?> = feed == .mentions ? \.mentions : \.messages
    guard let mark = cursor[keyPath: path] else {
      let newest = try await page(of: feed, for: me, after: nil, from: nil).arrivals.map(\.id)
      cursor[keyPath: path] = XCursor.Mark(floor: newest.max(by: XCursor.Mark.isBefore) ?? "0")
      return []
    }
    var walk = try await walk(feed, for: me, from: mark)
    // An edited post is the same message as its earlier version.
    let messages = walk.found.filter { $0.versions.allSatisfy(walk.mark.isNew) }.compactMap(\.message)
    walk.mark.note(walk.found.flatMap { [$0.id] + $0.versions }, lookedAt: walk.began)
    cursor[keyPath: path] = walk.mark
    return messages
  }

  /// Reads page by page from the newest back to the last known message. After a failure, the next call continues there.
  private func walk(_ feed: Feed, for me: (id: String, handle: String), from mark: XCursor.Mark) async throws -> Walk {
    var walk = walks[feed] ?? Walk(mark: mark, began: now())
    repeat {
      do {
        let page = try await page(of: feed, for: me, after: walk.mark.floor, from: walk.next)
        if walk.next == nil { walk.began = page.asked }
        let ids = Set(walk.found.map(\.id))
        walk.found += page.arrivals.filter { walk.mark.isNew($0.id) && !ids.contains($0.id) }
        let isWhole = page.arrivals.contains { walk.mark.reaches($0.id) }
        walk.next = isWhole || page.next == walk.next ? nil : page.next
        walks[feed] = walk
      } catch let refusal as RESTRefusal where refusal.status == 400 && walk.next != nil {
        // The page token has expired.
        walks[feed] = nil
        throw NetworkFailure.retry(after: nil, reason: refusal.words, doubt: .no)
      }
    } while walk.next != nil
    walks[feed] = nil
    return walk
  }

  /// Reads a page of a feed. After a response that was too long, it asks for half as many messages, since X charges for
  /// each only once a day.
  private func page(
    of feed: Feed, for me: (id: String, handle: String), after floor: String?, from token: String?
  ) async throws -> (arrivals: [XArrival], next: String?, asked: Date) {
    while true {
      let most = min(pageSizes[feed]?.count ?? Self.page, token == nil ? Self.glance : Self.page)
      do {
        let page = try await page(of: feed, for: me, after: floor, from: token, most: most)
        pageSizes[feed]?.grow()
        return page
      } catch is TooLong where pageSizes[feed]?.halve(most) == true {}
    }
  }

  private func page(
    of feed: Feed, for me: (id: String, handle: String), after floor: String?, from token: String?, most: Int
  ) async throws -> (arrivals: [XArrival], next: String?, asked: Date) {
    let asking = now()
    let limit = try affordable(most, of: feed)
    do {
      switch feed {
      case .mentions:
        let since = floor.flatMap { $0 == "0" ? nil : $0 }
        let answer = try await asked { try await $0.mentions(of: me.id, after: since, page: token, limit: limit) }
        limits[feed] = XLimit(answer.headers, now: now())
        charge(posts: (answer.value.items + answer.value.referred).map(\.id), messages: [])
        return (answer.value.arrivals(to: me.id, at: now()), answer.value.next, answer.headers.date ?? asking)
      case .messages:
        let answer = try await api.events(page: token, limit: limit)
        limits[feed] = XLimit(answer.headers, now: now())
        charge(posts: [], messages: answer.value.items.map(\.id))
        let arrivals = answer.value.arrivals(to: me.id, handle: me.handle, at: now())
        return (arrivals, answer.value.next, answer.headers.date ?? asking)
      }
    } catch let refusal as RESTRefusal where isUsedUp(refusal) {
      let wait =
        refusal.wait
        ?? XLimit(refusal.response.headers, now: now())?.windows.first.map { $0.resets.timeIntervalSince(now()) }
      limits[feed] = XLimit(usedUpFor: wait ?? 60, now: now())
      throw refusal
    }
  }

  private func isUsedUp(_ error: any Error) -> Bool { (error as? RESTRefusal)?.status == 429 }

  /// Sends a request with the API's current field names, or with the older ones if the server rejects those.
  private func asked<Value>(_ ask: (XAPI) async throws -> Value) async throws -> Value {
    do {
      return try await ask(api)
    } catch let refusal as RESTRefusal
      where refusal.status == 400 && api.vocabulary == .posts
      && ["post.fields", "referenced_posts"].contains(where: XProblem(refusal.response).mentions)
    {
      api.vocabulary = .tweets
      return try await ask(api)
    }
  }

  private func charge(posts: [String], messages: [String]) {
    let cost =
      bill.charge(posts, price: prices.postRead, at: now())
      + bill.charge(messages, price: prices.messageRead, at: now())
    owed += cost
    purse -= min(cost, purse)
  }

  /// The number of messages of a feed that the budget pays for at their highest price: a mention may come with the post
  /// that it answers.
  ///
  /// - Throws: `NetworkFailure` if the budget does not pay for the fewest that can be requested.
  private func affordable(_ wanted: Int, of feed: Feed) throws -> Int {
    let price = feed == .mentions ? 2 * prices.postRead : prices.messageRead
    let limit = price > 0 ? min(wanted, purse / price) : wanted
    guard limit >= (feed == .mentions ? Self.glance : 1) else {
      throw NetworkFailure.retry(
        after: nil, reason: "today's budget for reading is used up", doubt: .no)
    }
    return limit
  }

  /// The tightest limit among the feeds with requests left; if there is none, the time when the first feed can be read
  /// again.
  private var budget: RateBudget? {
    let now = now()
    let blocked = Feed.allCases.compactMap { limits[$0]?.blocked(at: now) }
    if blocked.count == Feed.allCases.count, let first = blocked.min() {
      return RateBudget(limit: 1, remaining: 0, resets: first)
    }
    let open = limits.values.filter { $0.blocked(at: now) == nil }
    return open.compactMap { $0.tightest(at: now) }.min { XLimit.rate($0, now) < XLimit.rate($1, now) }
  }
}
