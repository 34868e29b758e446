import Conversation
import Facebook
import Foundation
import HTTP

/// A Page at a small Graph API, with faults between the two.
struct FacebookSubject: Subject {
  let server: FakeFacebook
  let faults: FaultyTransport
  let network: any Network
  let account: FacebookAccount
  let person = FakeFacebook.ann

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(longestAnswer: Int = HTTPRequest.longestAnswer, _ change: (inout FacebookAccount) -> Void = { _ in }) {
    server = FakeFacebook()
    faults = FaultyTransport(server)
    var account = FacebookAccount(
      token: FakeFacebook.token, appID: FakeFacebook.app, appSecret: FakeFacebook.secret, readsComments: true)
    change(&account)
    self.account = account
    network = Self.network(account, server, faults, longestAnswer)
  }

  /// A Page that has been read once: later messages are new to it.
  static func started(_ subject: FacebookSubject = FacebookSubject()) async throws -> (FacebookSubject, Reader) {
    var reader = Reader(subject.network)
    try await reader.poll()
    return (subject, reader)
  }

  /// The same Page, as another process would open it.
  func reopened() -> any Network { Self.network(account, server, faults, HTTPRequest.longestAnswer) }

  private static func network(
    _ account: FacebookAccount, _ server: FakeFacebook, _ faults: FaultyTransport, _ longestAnswer: Int
  ) -> any Network {
    FacebookNetwork(
      account: account, transport: faults, longestAnswer: longestAnswer, now: { server.clock.now })
  }

  /// The path of an edge of the Page.
  static func path(_ edge: String) -> String { "/v25.0/\(FakeFacebook.page)/\(edge)" }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    if visibility == .direct { server.write(text) } else { server.comment("@nuthatch \(text)") }
    server.clock.advance(1)
  }

  func sent() async -> [Sent] { server.sent.map { Sent(text: $0.text, repliesTo: nil, visibility: .direct) } }

  func serve(_ response: HTTPResponse) async -> String? {
    faults.fail(.get, "/v/1.jpg", .answer(response))
    return "https://scontent.example/v/1.jpg"
  }

  var requests: [HTTPRequest] { faults.requests }

  /// A message that the bot begins.
  static func reminder(_ text: String, to person: String = FakeFacebook.ann, key: String = "reminder/1/2/1")
    -> OutgoingMessage
  {
    var message = OutgoingMessage(
      key: MessageKey(key), recipientID: person, recipientHandle: "ann", visibility: .direct, text: text)
    message.isReminder = true
    return message
  }
}
