import Testing

/// The bot answers on a server that others have written as it does in the transcripts.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct PlayedTests {
  private static let server = SharedServer()

  /// Transcripts of one person that mention no day, because the daemon uses the machine's clock.
  @Test(arguments: ["lists", "note", "deletelist"])
  func `a transcript goes on a server as it is written`(name: String) async throws {
    let (server, person) = (try await Self.server.healed, await Strangers.next())
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let exchanges = try Played(name).exchanges
    #expect(exchanges.count > 3)
    var expected: [String] = []
    for exchange in exchanges {
      try await server.post(
        "@nuthatch \(exchange.text)", as: person, visibility: exchange.isPublic ? "public" : "direct")
      expected += exchange.answers
      // The messages are sent one at a time, because the answers would be merged otherwise.
      if !exchange.answers.isEmpty { _ = try await daemon.replies(to: person, on: server, count: expected.count) }
    }
    try await daemon.settle(received: exchanges.count)
    let replies = try await server.replies(to: person)
    #expect(replies.map(\.visibility).allSatisfy { $0 == "direct" })
    // A reply mentions its recipient.
    #expect(replies.map { $0.text.replacing("@\(person) ", with: "") } == expected)
    #expect(try await daemon.stop() == .exited(0))
  }
}
