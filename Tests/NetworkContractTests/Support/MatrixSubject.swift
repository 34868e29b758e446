import Conversation
import Foundation
import HTTP
import NetworkSupport

@testable import Matrix

/// An account on a small homeserver, with faults between the two.
struct MatrixSubject: Subject {
  let server: FakeMatrix
  let faults: FaultyTransport
  let store: MemoryTokens
  let network: any Network
  let person = "ann"

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(_ dialect: MatrixDialect = .synapse, longestAnswer: Int = HTTPRequest.longestAnswer) {
    server = FakeMatrix(dialect)
    faults = FaultyTransport(server)
    store = MemoryTokens()
    network = Self.network(server, faults, store, longestAnswer)
  }

  /// An account that has been read once: later messages are new to it.
  static func started(_ subject: MatrixSubject = MatrixSubject()) async throws -> (MatrixSubject, Reader) {
    var reader = Reader(subject.network)
    try await reader.poll()
    return (subject, reader)
  }

  /// Reads until nothing more happens: each reading may lead to actions that the next one sees.
  func settle(_ reader: inout Reader) async throws {
    for _ in 0..<3 {
      try await reader.poll()
      await (reader.network as? MatrixNetwork)?.pendingActions.finish()
    }
    try await reader.poll()
  }

  /// The same account, as another process would open it.
  func reopened() -> any Network { Self.network(server, faults, store) }

  private static func network(
    _ server: FakeMatrix, _ faults: FaultyTransport, _ tokens: any TokenStore,
    _ longestAnswer: Int = HTTPRequest.longestAnswer
  ) -> any Network {
    MatrixNetwork(
      account: MatrixAccount(
        server: "https://example.org", pantalaimon: server.dialect.decrypts ? "http://127.0.0.1:8009" : nil),
      tokens: tokens, transport: faults, notices: .english, longestAnswer: longestAnswer, now: { server.clock.now })
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    if visibility == .direct { server.write(text) } else { server.write("@nuthatch \(text)", in: server.group()) }
    server.clock.advance(1)
  }

  func sent() async -> [Sent] {
    server.sent.map { Sent(text: $0.body ?? "", repliesTo: $0.repliesTo, visibility: .direct) }
  }

  func serve(_ response: HTTPResponse) async -> String? {
    let path = "/_matrix/client/v1/media/download/example.org/abc"
    faults.fail(.get, path, .answer(response))
    return "https://example.org" + path
  }

  var requests: [HTTPRequest] { faults.requests }

  /// A message of the bot's to the person.
  static func message(
    _ text: String, key: String = UUID().uuidString, answering id: String? = nil, in room: String? = nil,
    to person: String = FakeMatrix.ann
  ) -> OutgoingMessage {
    OutgoingMessage(
      key: MessageKey(key), recipientID: person, recipientHandle: "ann@example.org", repliesTo: id,
      conversationID: room, visibility: .direct, text: text)
  }
}

extension MatrixNotices {
  static let english = MatrixNotices(
    encrypted: "I can't read encrypted messages.", undecrypted: "I could not decrypt what you wrote.",
    again: "Please send it again.",
    invited: "I have invited you to a room without encryption: please write to me there.",
    otherRoom: "Please write to me in the other room that we have, which is not encrypted.",
    anyRoom: "Please write to me in a room without encryption.")
}
