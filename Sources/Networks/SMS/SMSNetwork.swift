public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// One telephone number at Twilio (twilio.com/docs/messaging/api), for text messages.
public actor SMSNetwork: Network {
  /// The network's name, `sms`.
  public static let networkName = "sms"
  /// The network's name.
  public nonisolated let name = SMSNetwork.networkName

  private let account: SMSAccount
  private let api: SMSAPI
  private nonisolated let files: FileReader
  private let now: @Sendable () -> Date
  private let sleep: @Sendable (TimeInterval) async throws -> Void

  /// The number of messages per request.
  private var pageSize = PageSize(1...100)
  /// The most messages of one page; the next page reads the rest.
  private static let stepLimit = 1_000
  /// The seconds before each check of a message that Twilio has accepted.
  private static let looks: [TimeInterval] = [0.5, 1.5]

  /// - Parameters:
  ///   - longestAnswer: the longest response to read, in bytes.
  ///   - sleep: waits for a number of seconds.
  public init(
    account: SMSAccount, transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer,
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (TimeInterval) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
  ) {
    self.account = account
    api = SMSAPI(account: account, transport: transport, longestAnswer: longestAnswer)
    files = FileReader(transport: transport, ownServer: api.server) { [api] url in
      // Twilio's own server needs the credentials. It then redirects to an address that must not get them.
      URLComponents(string: api.server)?.origin == url.origin ? api.authorization : nil
    }
    self.now = now
    self.sleep = sleep
  }

  // MARK: Network

  /// Checks the credentials, and that the account has the number and can send text messages from it.
  public func connect() async throws -> Connection {
    do {
      let numbers = try await api.numbers(account.number)
      // A short code is not among the account's telephone numbers, so only using it shows whether it works.
      if account.number.hasPrefix("+") {
        guard let own = numbers.first(where: { $0.number == account.number }) else {
          throw NetworkFailure.permanent(reason: "the account has no number \(account.number); look at `number`")
        }
        guard own.capabilities?.sms != false else {
          throw NetworkFailure.permanent(reason: "\(account.number) can't take text messages; get one that can")
        }
      }
    } catch {
      throw SMSFailure.sorted(error)
    }
    return Connection(
      accountID: account.number, handles: [account.handle, account.number], traits: traits,
      notes: [
        "network: text messages through Twilio, at \(account.server)",
        "strangers: whoever has a phone can write to it",
        "encryption: none; carriers and Twilio can read text messages",
      ])
  }

  /// The new messages to the number; the cursor is a time and the ids around it, since Twilio has no other.
  public func messages(after cursor: String?) async throws -> MessagePage {
    do {
      guard var cursor = cursor.flatMap(OverlapCursor.init(text:)) else { return try await begin() }
      let known = cursor
      defer { pageSize.grow() }
      var new = try await unread(cursor)
      let hasMore = new.count > Self.stepLimit
      new = Array(new.prefix(Self.stepLimit))
      var messages: [IncomingMessage] = []
      for (message, instant) in new {
        cursor.note(message.sid, sentAt: instant)
        if let message = try await incoming(message, sentAt: instant) { messages.append(message) }
      }
      return MessagePage(messages: messages, cursor: cursor == known ? nil : cursor.text, hasMore: hasMore)
    } catch {
      throw SMSFailure.sorted(error)
    }
  }

  /// Sends a text message, and waits about two seconds for an early failure.
  public func send(_ message: OutgoingMessage) async throws -> String {
    let sender = account.messagingService.map { ("MessagingServiceSid", $0) } ?? ("From", account.number)
    do {
      let taken = try await api.post([
        ("To", message.recipientID), sender, ("Body", ShortMessage.folded(message.text)),
      ])
      if let failure = try await fate(of: taken) { throw failure }
      return taken.sid
    } catch {
      throw SMSFailure.sorted(error)
    }
  }

  /// Searches the messages to the recipient in Twilio's log.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    do {
      return try await SMSReadback(api: api, account: account).find(message, standing: standing)
    } catch {
      throw SMSFailure.sorted(error)
    }
  }

  /// Reads a file that came with a message; Twilio gives it only to the account.
  public nonisolated func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    try await files.file(at: url, upTo: most)
  }

  /// The price of the segments that the text takes.
  public nonisolated func cost(of message: OutgoingMessage) -> Int {
    ShortMessage.segments(ShortMessage.folded(message.text)) * account.segmentPrice
  }

  // MARK: Details

  private var traits: NetworkTraits {
    NetworkTraits(
      lengthLimit: account.segments, counting: .segments, mentionsRecipient: false, mentions: .bounded,
      hasDirectMessages: true,
      hasReferences: false, idempotency: .none, canReadBack: true, requestsPerWindow: 100, window: 60,
      numbersParts: true, addressing: .telephone, linksCost: true)
  }

  /// Records the place to begin, by the server's clock.
  private func begin() async throws -> MessagePage {
    let answer = try await api.messages(to: account.number, sentSince: now(), limit: 1)
    return MessagePage(messages: [], cursor: OverlapCursor(beginningAt: answer.headers.date ?? now()).text)
  }

  /// The messages that were not read yet, oldest first. The server lists the newest first, even within one second.
  /// Messages that arrive meanwhile push others to later pages, where they occur again.
  ///
  /// After a response that was too long, it asks for half as many messages. A single message is never too long, since
  /// Twilio limits it to 1,600 characters.
  private func unread(_ cursor: OverlapCursor) async throws -> [(message: SMSMessage, instant: Date)] {
    while true {
      do {
        return try await unread(cursor, by: pageSize.count)
      } catch is TooLong where pageSize.halve(pageSize.count) {}
    }
  }

  private func unread(_ cursor: OverlapCursor, by count: Int) async throws -> [(message: SMSMessage, instant: Date)] {
    var found: [String: (message: SMSMessage, instant: Date, place: Int)] = [:]
    var page = try await api.messages(to: account.number, sentSince: cursor.floor, limit: count).value
    var read: Set<String> = []
    var place = 0
    while true {
      for message in page.messages where message.direction == "inbound" {
        // A message that is still being received has no time yet.
        let instant = message.sent ?? message.created ?? now()
        if cursor.isNew(message.sid, sentAt: instant) { found[message.sid] = (message, instant, place) }
        place -= 1
      }
      // The credentials are sent to their own server only.
      guard let next = page.next, next.hasPrefix("/"), read.insert(next).inserted else { break }
      page = try await api.page(next).value
    }
    return found.values.sorted { ($0.instant, $0.place) < ($1.instant, $1.place) }.map { ($0.message, $0.instant) }
  }

  private func incoming(_ message: SMSMessage, sentAt instant: Date) async throws -> IncomingMessage? {
    guard let author = message.from, !author.isEmpty, author != account.number else { return nil }
    let media = message.mediaCount > 0 ? try await media(of: message) : []
    return IncomingMessage(
      id: message.sid, authorID: author, authorHandle: author, conversationID: author, text: message.body,
      sentAt: instant, visibility: .direct, media: media)
  }

  /// The message's media. Media that are already deleted are left out, so that the text is not lost with them.
  private func media(of message: SMSMessage) async throws -> [IncomingMessage.Media] {
    do {
      return try await api.media(of: message.sid).map { media in
        let path = media.uri.hasSuffix(".json") ? String(media.uri.dropLast(5)) : media.uri
        return IncomingMessage.Media(url: api.address(path), type: media.contentType ?? "unknown")
      }
    } catch let refusal as RESTRefusal where refusal.status == 404 {
      return []
    }
  }

  /// The reason why an accepted message failed, if that becomes known soon; nil otherwise.
  private func fate(of taken: SMSMessage) async throws -> NetworkFailure? {
    var message = taken
    for wait in Self.looks where !message.isSettled {
      do {
        try await sleep(wait)
        message = try await api.message(taken.sid)
      } catch {
        // It was accepted, so a failed check is no reason to send it again.
        return nil
      }
    }
    return SMSFailure.lost(message)
  }
}
