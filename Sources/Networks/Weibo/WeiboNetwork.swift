public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// An account on Sina Weibo. It answers statuses and comments that mention it with comments (open.weibo.com/wiki).
///
/// Everything on Weibo is public, and an app may call the API 100 times a day for an account.
public actor WeiboNetwork: Network {
  /// The network's name, `weibo`.
  public static let networkName = "weibo"
  /// The network's name.
  public nonisolated let name = WeiboNetwork.networkName
  /// The command that signs an account in.
  static let login = "nuthatch login \(networkName)"
  static let cure = "do: \(login)"

  /// The percentages of the calls for reading and for comments. The others are for signing in and for settling doubts.
  private static let percentForReading = 54, percentForComments = 36

  private let account: WeiboAccount
  private let api: WeiboAPI
  private let now: @Sendable () -> Date
  private var me: WeiboUser?
  private var pageSize = PageSize(1...200)

  /// An account with its token; reads no response longer than `longestAnswer` bytes.
  public init(
    account: WeiboAccount, transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer,
    now: @escaping @Sendable () -> Date
  ) {
    self.account = account
    api = WeiboAPI(account: account, transport: transport, longestAnswer: longestAnswer)
    self.now = now
  }

  // MARK: Network

  /// Looks up the owner of the token, and when it ends.
  public func connect() async throws -> Connection {
    try await sorting {
      let user = try await api.user(try await api.owner().id)
      me = user
      let state = try await api.tokenState()
      let end = state.seconds.map { now() + TimeInterval($0) }
      return Connection(
        accountID: user.id, handles: [user.name], traits: traits,
        notes: [
          "network: Sina Weibo, at \(account.server); never tried there",
          "account: \(user.id)",
          "calls: \(account.callsPerDay) a day; it looks \(forReading / WeiboFeed.allCases.count) times and comments "
            + "\(forComments) times at most",
          "strangers: whoever names the account is answered, by a comment that everybody can read",
          "encryption: none; there are no direct messages",
        ] + (end.map { ["token: ends on \($0.formatted(.iso8601.year().month().day())); \(Self.cure) before"] } ?? []))
    }
  }

  /// Reads the new posts that mention the account or reply to it.
  public func messages(after cursor: String?) async throws -> MessagePage {
    try await sorting {
      let reader = WeiboReader(api: api, me: try await identified(), now: now())
      guard let known = cursor.flatMap(WeiboCursor.init(text:)) else {
        let cursor = try await reader.begin()
        return MessagePage(messages: [], cursor: cursor.text, budget: budget(cursor))
      }
      defer { pageSize.grow() }
      while true {
        let count = pageSize.count
        do {
          let reading = try await reader.unread(since: known, by: count)
          return MessagePage(
            messages: reading.messages, cursor: reading.cursor.text, budget: budget(reading.cursor),
            missed: reading.missed)
        } catch is TooLong where pageSize.halve(count) {}
      }
    }
  }

  /// Comments on the status that the message is about, or replies to a comment on it.
  public func send(_ message: OutgoingMessage) async throws -> String {
    try await sorting {
      guard let status = message.conversationID else {
        throw NetworkFailure.permanent(reason: "there is no status to comment on: they have written none to the bot")
      }
      do {
        let comment = WeiboMessageID.comment(in: message.repliesTo)
        return WeiboMessageID.of(
          comment: try await api.comment(WeiboText.written(message), on: status, replyingTo: comment))
      } catch let refusal as RESTRefusal where WeiboProblem(refusal)?.isPosted == true {
        // The comment appears later, and its id is unknown.
        return "posted:\(message.key)"
      } catch let refusal as RESTRefusal where WeiboProblem(refusal)?.isRepeated == true {
        // An earlier attempt may have arrived after all, since no other comment answers that one in these words.
        let readback = WeiboReadback(api: api)
        guard case .arrived(let id) = try await readback.find(message, standing: { _ in .unknown }) else {
          throw refusal
        }
        return id
      }
    }
  }

  /// Searches the account's own comments.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    try await sorting { try await WeiboReadback(api: api).find(message, standing: standing) }
  }

  // MARK: Details

  /// Weibo may put a name before a reply, and count it. So some of the 280 half-width characters are left for it.
  private var traits: NetworkTraits {
    NetworkTraits(
      lengthLimit: 220, counting: .weibo, mentions: .bounded, hasDirectMessages: false, idempotency: .none,
      canReadBack: true, requestsPerWindow: account.callsPerDay, window: WeiboCursor.day,
      // An app with 100 calls a day may make about 30 an hour.
      sendLimits: [
        SendLimit(messages: max(1, account.callsPerDay * 3 / 10), window: 3_600),
        SendLimit(messages: forComments, window: WeiboCursor.day),
      ],
      publicReply: .init(lengthLimit: 220, counting: .weibo))
  }

  private var forReading: Int { account.callsPerDay * Self.percentForReading / 100 }
  private var forComments: Int { account.callsPerDay * Self.percentForComments / 100 }

  /// The budget for reading, counted in looks at all feeds, each of which takes a call per feed. The agent reads with
  /// half of a network's budget, but here the calls for answers are counted separately, so the number is doubled.
  private func budget(_ cursor: WeiboCursor) -> RateBudget {
    let looks = { (calls: Int) in 2 * max(0, calls / WeiboFeed.allCases.count) }
    return RateBudget(
      limit: looks(forReading), remaining: looks(forReading - cursor.calls),
      resets: cursor.dayBegan + WeiboCursor.day)
  }

  private func identified() async throws -> WeiboUser {
    if let me { return me }
    _ = try await connect()
    guard let me else { throw NetworkFailure.retry(after: nil, reason: "not signed in", doubt: .no) }
    return me
  }

  private func sorting<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch {
      throw WeiboFailure.sorted(error)
    }
  }
}
