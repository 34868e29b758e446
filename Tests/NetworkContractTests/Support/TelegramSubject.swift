import Conversation
import Foundation
import HTTP
import Telegram

/// A bot at a small Bot API, with faults between the two.
struct TelegramSubject: Subject {
  let server: FakeTelegram
  let faults: FaultyTransport
  let network: any Network
  let person = "ann"

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(longestAnswer: Int = HTTPRequest.longestAnswer, menu: [TelegramCommand] = []) {
    server = FakeTelegram()
    faults = FaultyTransport(server)
    network = Self.network(server, faults, longestAnswer, menu)
  }

  /// A bot that has been read once: later messages are new to it.
  static func started(_ subject: TelegramSubject = TelegramSubject()) async throws -> (TelegramSubject, Reader) {
    var reader = Reader(subject.network)
    try await reader.poll()
    return (subject, reader)
  }

  /// The same bot, as another process would open it.
  func reopened() -> any Network { Self.network(server, faults, HTTPRequest.longestAnswer, []) }

  private static func network(
    _ server: FakeTelegram, _ faults: FaultyTransport, _ longestAnswer: Int, _ menu: [TelegramCommand]
  ) -> any Network {
    TelegramNetwork(
      server: FakeTelegram.server, token: FakeTelegram.token, menu: menu, transport: faults,
      longestAnswer: longestAnswer, now: { server.clock.now })
  }

  /// The path of a method.
  static func path(_ method: String) -> String { "/bot\(FakeTelegram.token)/\(method)" }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    if visibility == .direct { server.write(text) } else { server.write("@nuthatch \(text)", in: FakeTelegram.group) }
    server.clock.advance(1)
  }

  func sent() async -> [Sent] {
    server.sent.map { post in
      Sent(
        text: post.text, repliesTo: post.repliesTo.map { FakeTelegram.id($0, in: post.chat) },
        visibility: post.chat > 0 ? .direct : .followers)
    }
  }

  func serve(_ response: HTTPResponse) async -> String? {
    faults.fail(.get, "/file/bot\(FakeTelegram.token)/photos/file-1.jpg", .answer(response))
    return "\(FakeTelegram.server)/file/file-1"
  }

  var requests: [HTTPRequest] { faults.requests }

  /// A message of the bot's to the person.
  static func message(
    _ text: String, answering id: String? = nil, in chat: Int? = nil, to person: FakeTelegram.Person = FakeTelegram.ann
  ) -> OutgoingMessage {
    OutgoingMessage(
      key: MessageKey(UUID().uuidString), recipientID: "\(person.id)", recipientHandle: person.username ?? "",
      repliesTo: id, conversationID: chat.map { "\($0)" }, visibility: chat == nil ? .direct : .followers, text: text)
  }
}
