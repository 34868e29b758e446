import Conversation
import Foundation
import HTTP
import SMS

/// A number at a small Twilio, with faults between the two.
struct SMSSubject: Subject {
  let server: FakeTwilio
  let faults: FaultyTransport
  let network: any Network
  let person = FakeTwilio.ann

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(longestAnswer: Int = HTTPRequest.longestAnswer, _ change: (inout SMSAccount) -> Void = { _ in }) {
    server = FakeTwilio()
    faults = FaultyTransport(server)
    var account = SMSAccount(accountSID: FakeTwilio.account, secret: FakeTwilio.secret, number: FakeTwilio.number)
    change(&account)
    network = SMSNetwork(
      account: account, transport: faults, longestAnswer: longestAnswer, now: { [server] in server.clock.now },
      sleep: { _ in })
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    server.receive(text)
    server.clock.advance(1)
  }

  func sent() async -> [Sent] {
    server.sent.map { Sent(text: $0.body, repliesTo: nil, visibility: .direct) }
  }

  func serve(_ response: HTTPResponse) async -> String? {
    let path = Self.path("Messages/MM1/Media/ME1")
    faults.fail(.get, path, .answer(response))
    return "https://api.twilio.com" + path
  }

  var requests: [HTTPRequest] { faults.requests }

  /// The paths under the account's.
  static func path(_ rest: String) -> String { "/2010-04-01/Accounts/\(FakeTwilio.account)/\(rest)" }

  /// An answer of the bot's to the person.
  static func answer(_ text: String) -> OutgoingMessage {
    OutgoingMessage(
      key: MessageKey("k"), recipientID: FakeTwilio.ann, recipientHandle: FakeTwilio.ann, visibility: .direct,
      text: text)
  }
}
