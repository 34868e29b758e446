public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// A Page on Facebook: its conversations in Messenger, and the comments that mention it
/// (developers.facebook.com/docs/messenger-platform).
///
/// People write first, and the Page may write to them for a day after each of their messages. A comment gets one
/// private reply.
public actor FacebookNetwork: Network {
  /// The network's name, `facebook`.
  public static let networkName = "facebook"
  /// The network's name.
  public nonisolated let name = FacebookNetwork.networkName
  /// The command that signs an account in.
  static let login = "nuthatch login \(networkName)"
  static let cure = "do: \(login)"

  private let account: FacebookAccount
  private let api: FacebookAPI
  private nonisolated let files: FileReader
  private let now: @Sendable () -> Date
  private var me: FacebookPage?
  private var isSubscribed = false
  private var pageSize = PageSize(1...25)

  /// The most messages of one page; the next page reads the rest.
  private static let stepLimit = 500
  /// The seconds after a person's message within which the Page may write to them.
  static let replyWindow: TimeInterval = 86_400
  /// The longest post, in UTF-16 units. A post may have at least twice as many.
  private static let longestPost = 30_000

  /// A Page with its token; reads no response longer than `longestAnswer` bytes.
  public init(
    account: FacebookAccount, transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer,
    now: @escaping @Sendable () -> Date
  ) {
    self.account = account
    api = FacebookAPI(account: account, transport: transport, longestAnswer: longestAnswer)
    files = FileReader(transport: transport, ownServer: account.server)
    self.now = now
  }

  // MARK: Network

  /// Looks up the Page of the token, and the token's permissions.
  public func connect() async throws -> Connection {
    try await sorting {
      let page = try await api.me()
      (me, isSubscribed) = (page, false)
      return Connection(
        accountID: page.id, handles: [page.handle], traits: traits,
        notes: [
          "network: Facebook, by the Graph API \(FacebookAPI.version) at \(account.server)",
          "Page: \(page.name.inOneLine(limit: 64))",
          "strangers: until Facebook has reviewed the app, only people with a role in it or in the Page are heard",
          "encryption: Facebook can read all that is written to a Page; encrypted conversations do not reach it",
        ] + (try await tokenNotes()))
    }
  }

  /// Reads the new messages in Messenger, and the new comments that mention the Page.
  public func messages(after cursor: String?) async throws -> MessagePage {
    try await sorting {
      let page = try await identified()
      try await subscribe(page)
      guard let known = cursor.flatMap(OverlapCursor.init(text:)) else { return try await begin(page) }
      defer { pageSize.grow() }
      let (new, usage) = try await unread(known, of: page)
      var cursor = known
      let step = new.prefix(Self.stepLimit)
      for written in step { cursor.note(written.id, sentAt: written.instant) }
      return MessagePage(
        messages: step.compactMap(\.message), cursor: cursor == known ? nil : cursor.text,
        hasMore: new.count > Self.stepLimit, budget: usage.budget(at: now()),
        missed: step.contains(where: \.isAnonymous) ? [.anonymous] : [])
    }
  }

  /// Sends to a person who has written to the Page, or a private reply to a comment.
  public func send(_ message: OutgoingMessage) async throws -> String {
    try await sorting {
      let page = try await identified()
      if isPost(message, of: page) { return try await publish(message.text, on: page) }
      // A comment gets only one private reply, so further parts need an answer first.
      if FacebookComment.id(in: message.repliesTo) != nil, (message.key.part ?? 1) > 1 {
        throw NetworkFailure.permanent(reason: "a comment gets one private reply, until its author answers that")
      }
      do {
        return try await api.send(FacebookOutgoing(message), from: page.id)
      } catch let refusal as RESTRefusal {
        if FacebookProblem(refusal)?.isForbidden == true {
          try await lookForLostPermission(after: refusal, of: page)
        }
        guard let template = account.template, message.isReminder,
          FacebookProblem(refusal)?.isOutsideWindow == true
        else { throw refusal }
        return try await api.send(FacebookOutgoing(message, by: template), from: page.id)
      }
    }
  }

  /// Searches the messages to the recipient. A private reply to a comment is sent again instead: it can arrive only
  /// once, and Facebook says if it already has.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    try await sorting {
      let page = try await identified()
      guard let comment = FacebookComment.id(in: message.repliesTo) else {
        let readback = FacebookReadback(api: api, page: page, hasTemplate: account.template != nil)
        return isPost(message, of: page)
          ? try await readback.findPost(message, standing: standing)
          : try await readback.find(message, standing: standing)
      }
      do {
        return .arrived(id: try await api.send(FacebookOutgoing(message), from: page.id))
      } catch let refusal as RESTRefusal where FacebookProblem(refusal)?.isAnswered == true {
        return .arrived(id: "reply:\(comment)")
      } catch let refusal as RESTRefusal where FacebookFailure.isFinal(refusal) {
        if FacebookProblem(refusal)?.isForbidden == true {
          try await lookForLostPermission(after: refusal, of: page)
        }
        // The comment is gone or too old, and nothing shows whether it was answered before.
        return .unclear
      }
    }
  }

  /// Reads a file that came with a message, from any address that Facebook gives it.
  public nonisolated func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    try await files.file(at: url, upTo: most)
  }

  // MARK: Details

  private var traits: NetworkTraits {
    NetworkTraits(
      lengthLimit: 1_999, counting: .messenger, mentionsRecipient: false, mentions: .bounded, hasDirectMessages: true,
      hasReferences: false, idempotency: .none, canReadBack: true, requestsPerWindow: 200, window: 3_600,
      sendLimits: [SendLimit(messages: 60, window: 60)],
      chatLimits: [SendLimit(messages: 150, window: 86_400)],
      replyWindow: .init(seconds: Self.replyWindow, letsRemindersThrough: account.template != nil),
      longestPost: account.publishes ? Self.longestPost : nil)
  }

  /// Whether a message is a post of the Page.
  private func isPost(_ message: OutgoingMessage, of page: FacebookPage) -> Bool {
    message.visibility == .open && message.recipientID == page.id
  }

  /// The notes about the token. Throws `.signedOut` if it is not valid.
  private func tokenNotes() async throws -> [String] {
    guard let app = account.appID, let secret = account.appSecret else {
      return ["permissions: not looked at; set `app_id` and `app_secret_file`"]
    }
    let state = try await api.look(app: app, secret: secret)
    if let want = state.want { throw NetworkFailure.signedOut(reason: want.reason, cure: want.cure) }
    return FacebookPermissions(account: account).notes(on: state, now: now())
  }

  /// Publishes a post of the Page. A refusal never concerns one person.
  private func publish(_ text: String, on page: FacebookPage) async throws -> String {
    do {
      return try await api.publish(text, on: page.id)
    } catch let refusal as RESTRefusal where FacebookProblem(refusal)?.isForbidden == true {
      throw NetworkFailure.permanent(
        reason: "\(refusal.words): the token may not publish; \(Self.cure) --publish, then `nuthatch replay`")
    }
  }

  /// Signs the account out if a refusal means that the Page lost its own right to write; the same codes may concern one
  /// person. If the app can't be asked, a read serves as the test: it needs the same right.
  private func lookForLostPermission(after refusal: RESTRefusal, of page: FacebookPage) async throws {
    guard let app = account.appID, let secret = account.appSecret else {
      _ = try await api.conversations(of: page.id, after: nil, limit: 1)
      return
    }
    guard let want = try await api.look(app: app, secret: secret).want else { return }
    throw NetworkFailure.signedOut(reason: "\(refusal.words): \(want.reason)", cure: want.cure)
  }

  private func identified() async throws -> FacebookPage {
    if let me { return me }
    _ = try await connect()
    guard let me else { throw NetworkFailure.retry(after: nil, reason: "not signed in", doubt: .no) }
    return me
  }

  private func sorting<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch {
      throw FacebookFailure.sorted(error)
    }
  }

  /// Records the place to begin, by the server's clock.
  private func begin(_ page: FacebookPage) async throws -> MessagePage {
    let answer = try await api.conversations(of: page.id, after: nil, limit: 1)
    return MessagePage(messages: [], cursor: OverlapCursor(beginningAt: answer.headers.date ?? now()).text)
  }

  /// Subscribes to Facebook's calls, once after each sign-in. Checking an account must not do so, since it changes
  /// nothing.
  private func subscribe(_ page: FacebookPage) async throws {
    guard account.isCalled, !isSubscribed else { return }
    try await api.subscribe(page.id, to: ["messages"] + (account.readsComments ? ["feed"] : []))
    isSubscribed = true
  }

  /// The unread messages and comments, oldest first. After a response that was too long, for the bot or for the server,
  /// it asks for half as many.
  private func unread(
    _ cursor: OverlapCursor, of page: FacebookPage
  ) async throws -> ([FacebookUnread], FacebookUsage) {
    while true {
      let count = pageSize.count
      do {
        let (written, answered) = try await FacebookConversations(api: api, page: page).unread(
          cursor, by: count, now: now())
        let comments =
          account.readsComments
          ? try await FacebookComments(api: api, page: page).unread(cursor, by: count, answered) : []
        let messages = written.sorted { ($0.instant, $0.place) < ($1.instant, $1.place) }
          .map { FacebookUnread($0, to: page) }
        let said = comments.map { FacebookUnread($0, to: page) }
        // Sorting is stable, so that items of the same second keep their order.
        return ((messages + said).sorted { $0.instant < $1.instant }, answered.usage)
      } catch is TooLong where pageSize.halve(count) {
      } catch let refusal as RESTRefusal
        where FacebookProblem(refusal)?.isTooMuch == true && pageSize.halve(count)
      {
      }
    }
  }
}
