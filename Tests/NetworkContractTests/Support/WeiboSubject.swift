import Conversation
import Foundation
import HTTP
import Weibo

/// An account at a small Weibo, with faults between the two.
struct WeiboSubject: Subject {
  let server: FakeWeibo
  let faults: FaultyTransport
  let network: any Network
  let person = "ann"
  /// Nothing is private there.
  let visibility = IncomingMessage.Visibility.open

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(longestAnswer: Int = HTTPRequest.longestAnswer) {
    server = FakeWeibo()
    faults = FaultyTransport(server)
    network = Self.network(server, faults, longestAnswer)
  }

  /// An account that has been read once: later comments are new to it.
  static func started(_ subject: WeiboSubject = WeiboSubject()) async throws -> (WeiboSubject, Reader) {
    var reader = Reader(subject.network)
    try await reader.poll()
    return (subject, reader)
  }

  /// The same account, as another process would open it.
  func reopened() -> any Network { Self.network(server, faults, HTTPRequest.longestAnswer) }

  private static func network(_ server: FakeWeibo, _ faults: FaultyTransport, _ longestAnswer: Int) -> any Network {
    WeiboNetwork(
      account: WeiboAccount(token: FakeWeibo.token, address: "203.0.113.7"), transport: faults,
      longestAnswer: longestAnswer, now: { server.clock.now })
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    server.write("@nuthatch \(text)")
    server.clock.advance(1)
  }

  func sent() async -> [Sent] {
    server.sent.map { comment in
      Sent(
        text: comment.text, repliesTo: comment.replied.map { "comment:\($0)" } ?? comment.status.map { "\($0)" },
        visibility: .open)
    }
  }

  var requests: [HTTPRequest] { faults.requests }
}
