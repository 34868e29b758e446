public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// A bot on Telegram (core.telegram.org/bots/api).
///
/// People write to it in private chats. In groups it reads only messages that mention it, and its answers there contain
/// nothing private, since it cannot write to somebody who has not begun a private chat. The server keeps unread updates
/// for a day, and forgets those that were read.
public actor TelegramNetwork: Network {
  /// The network's name, `telegram`.
  public static let networkName = "telegram"
  /// The network's name.
  public nonisolated let name = TelegramNetwork.networkName
  /// The API's own address.
  public static let api = "https://api.telegram.org"
  /// The command that signs an account in.
  static let login = "nuthatch login \(networkName)"
  static let cure = "do: \(login)"

  private nonisolated let server: String
  /// The bot's id, which is the beginning of its token.
  private nonisolated let bot: String
  private nonisolated let api: TelegramAPI
  private nonisolated let files: FileReader
  private let menu: [TelegramCommand]
  private let now: @Sendable () -> Date
  private var me: TelegramBot?
  private var isMenuShown = false
  private var pageSize = PageSize(1...100)
  /// The ids of the button presses on the last page.
  private var presses: [String] = []

  /// The seconds that the server holds a request until somebody writes.
  private static let patience: TimeInterval = 30

  /// A bot with its token; reads no response longer than `longestAnswer` bytes.
  ///
  /// - Parameter menu: the commands that clients show.
  public init(
    server: String = TelegramNetwork.api, token: String, menu: [TelegramCommand] = [], transport: any Transport,
    longestAnswer: Int = HTTPRequest.longestAnswer, now: @escaping @Sendable () -> Date
  ) {
    let server = String(server.reversed().drop { $0 == "/" }.reversed())
    let transport = TelegramTransport(inner: transport, server: server, token: token)
    self.server = server
    bot = String(token.prefix { $0 != ":" })
    api = TelegramAPI(server: server, transport: transport, longestAnswer: longestAnswer)
    files = FileReader(transport: transport, ownServer: server)
    self.menu = Array(menu.prefix(TelegramCommand.most))
    self.now = now
  }

  // MARK: Network

  /// Looks up the bot of the token.
  public func connect() async throws -> Connection {
    let bot: TelegramBot
    do {
      bot = try await api.me()
    } catch let refusal as RESTRefusal where refusal.status == 404 && TelegramFailure.Problem(refusal.response) == nil {
      throw NetworkFailure.permanent(reason: "\(refusal.words): this server does not speak the Bot API")
    } catch {
      throw TelegramFailure.sorted(error)
    }
    me = bot
    isMenuShown = false
    return Connection(
      accountID: "\(bot.id)", handles: [bot.username], traits: traits,
      notes: [
        "network: Telegram, by the Bot API at \(server)", "bot: \(bot.name.inOneLine(limit: 64))",
        "strangers: whoever opens https://t.me/\(bot.username.inOneLine(limit: 64)) and presses Start can write to it",
        "encryption: Telegram can read what is written to a bot; secret chats do not reach it",
      ] + [bot.groups, try? await webhookNote()].compactMap { $0 })
  }

  /// Waits until somebody writes, at most half a minute.
  public func messages(after cursor: String?) async throws -> MessagePage {
    try await sorting {
      let me = try await identified()
      await showMenu()
      await acknowledgePresses()
      guard let known = cursor.flatMap(TelegramCursor.init(text:)) else { return try await begin() }
      let asked = now()
      let (updates, isFull) = try await updates(from: known.next, wait: Self.patience)
      let next = known.noting(updates, at: asked)
      let dropped = known.forgotten(at: asked)
      presses += updates.compactMap { $0.press?.id }
      return MessagePage(
        messages: TelegramUpdates(updates: updates, bot: me, files: filesAddress).messages(at: now()),
        cursor: next == known ? nil : next.text, hasMore: isFull, dropped: dropped,
        hasWaited: next.next != known.next || now().timeIntervalSince(asked) > 1)
    }
  }

  /// Sends to the private chat with the recipient, or to the group of the public message that it answers.
  public func send(_ message: OutgoingMessage) async throws -> String {
    let place = message.visibility == .direct ? message.recipientID : message.conversationID
    guard let chat = place.flatMap({ Int64($0) }) else {
      throw NetworkFailure.permanent(reason: "\(place ?? "nothing") is not a chat")
    }
    // A message can reply only to one in the same chat.
    let answered = message.repliesTo.flatMap { TelegramID($0, of: bot) }.flatMap { $0.chat == chat ? $0.message : nil }
    var written = TelegramAPI.Message(
      chat_id: chat, text: traits.defused(message.text), reply_parameters: answered.map { .init(message_id: $0) },
      reply_markup: message.buttons.isEmpty ? nil : TelegramAPI.Message.Keyboard(message.buttons))
    return try await sorting {
      do {
        return try await api.send(written).id.text(of: bot)
      } catch let refusal as RESTRefusal where refusal.status == 400 {
        guard let new = TelegramFailure.Problem(refusal.response)?.newChat else { throw refusal }
        // The group has a new id by now, and its messages have new numbers.
        (written.chat_id, written.reply_parameters) = (new, nil)
        return try await api.send(written).id.text(of: bot)
      }
    }
  }

  /// Always unclear, since a bot cannot read its own messages.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    .unclear
  }

  /// Reads a file that came with a message. Asks the server each time for the file's address, since that changes.
  public nonisolated func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    guard url.hasPrefix(filesAddress), Self.isFile(String(url.dropFirst(filesAddress.count))) else {
      return try await files.file(at: url, upTo: most)
    }
    let file: TelegramFile
    do {
      file = try await api.file(String(url.dropFirst(filesAddress.count)))
    } catch {
      let problem = (error as? RESTRefusal).flatMap { TelegramFailure.Problem($0.response) }
      if problem?.mentions("file is too big") == true { return .tooLarge(bytes: nil) }
      switch TelegramFailure.sorted(error) {
      case .permanent(let reason): return .gone(reason: reason)
      case let failure: throw failure
      }
    }
    if let size = file.size, size > most { return .tooLarge(bytes: size) }
    // A server in local mode returns a path on its own disk, in folders that are named after tokens.
    guard file.path?.hasPrefix("/") != true else {
      return .gone(reason: "the server keeps it on its own disk: run it without --local")
    }
    guard let path = file.path?.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else {
      return .gone(reason: "the server does not say where it is")
    }
    return try await files.file(at: server + TelegramTransport.files + path, upTo: most)
  }

  /// Whether a text can be the id of a file.
  static func isFile(_ id: String) -> Bool { id.wholeMatch(of: #/[A-Za-z0-9_-]+/#) != nil }

  // MARK: Details

  private var traits: NetworkTraits {
    NetworkTraits(
      lengthLimit: 4_096, counting: .utf16, mentionsRecipient: false, mentions: .bounded, hasDirectMessages: true,
      hasReferences: true, idempotency: .none, canReadBack: false, forgetsWhatWasRead: true, requestsPerWindow: 1_800,
      window: 60, sendLimits: [SendLimit(messages: 30, window: 1)],
      chatLimits: [SendLimit(messages: 1, window: 1)],
      publicReply: .init(
        lengthLimit: 4_096, counting: .utf16,
        chatLimits: [SendLimit(messages: 1, window: 1), SendLimit(messages: 20, window: 60)]),
      longestButton: TelegramPress.longestData)
  }

  /// The beginning of the addresses of files in messages.
  private nonisolated var filesAddress: String { "\(server)/file/" }

  private func identified() async throws -> TelegramBot {
    if let me { return me }
    _ = try await connect()
    guard let me else { throw NetworkFailure.retry(after: nil, reason: "not signed in", doubt: .no) }
    return me
  }

  private func sorting<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch {
      throw TelegramFailure.sorted(error)
    }
  }

  /// Begins after the newest update; the server forgets those before it.
  private func begin() async throws -> MessagePage {
    let (updates, _) = try await updates(from: -1, wait: 0)
    let cursor = TelegramCursor(next: updates.last.map { $0.id + 1 }, asked: TelegramCursor.whole(now()))
    return MessagePage(messages: [], cursor: cursor.text, hasWaited: true)
  }

  /// Requests updates. After a response that was too long, it asks for fewer. Removes a webhook, once, since the server
  /// delivers updates either there or here.
  private func updates(
    from first: Int64?, wait: TimeInterval
  ) async throws -> (updates: [TelegramUpdate], isFull: Bool) {
    var hasEndedWebhook = false
    while true {
      let limit = pageSize.count
      do {
        let list = try await api.updates(from: first, limit: limit, wait: wait)
        pageSize.grow()
        return (list.values, list.values.count == limit)
      } catch is TooLong where pageSize.halve(limit) {
      } catch let refusal as RESTRefusal where TelegramFailure.isOfWebhook(refusal) && !hasEndedWebhook {
        hasEndedWebhook = true
        try await api.deleteWebhook()
      }
    }
  }

  /// Shows the menu of commands. It may fail, and the bot tries again when it signs in.
  private func showMenu() async {
    guard !isMenuShown, !menu.isEmpty else { return }
    isMenuShown = true
    try? await api.show(menu)
  }

  /// Acknowledges the presses on the last page, which are stored by the time the next page is requested. This may fail,
  /// since clients only show a press as busy for a while. After a failure, it skips the others, since each may take
  /// long.
  private func acknowledgePresses() async {
    let pressed = presses
    presses = []
    for press in pressed { guard (try? await api.acknowledge(press: press)) != nil else { return } }
  }

  private func webhookNote() async throws -> String? {
    let url = try await api.webhook().url
    guard !url.isEmpty else { return nil }
    let host = URLComponents(string: url)?.host ?? "an address"
    return "webhook: what is written goes to \(host.inOneLine()); the daemon ends that when it reads"
  }
}

extension TelegramBot {
  /// A note about the messages that the bot gets in groups.
  fileprivate var groups: String {
    guard joinsGroups else { return "groups: it may not be added to any; @BotFather's /setjoingroups allows it" }
    return readsGroups
      ? "privacy mode: off; it is given all that is said in groups, and reads only what calls it. @BotFather's"
        + " /setprivacy has it given no more than that"
      : "privacy mode: on; in groups it is given only commands, what names it, and replies to it"
  }
}

extension TelegramAPI.Message.Keyboard {
  /// Cuts labels to the length that clients show.
  fileprivate init(_ rows: [[MessageButton]]) {
    inline_keyboard = rows.map { row in
      row.map { .init(text: $0.label.inOneLine(limit: 60), callback_data: $0.message) }
    }
  }
}
