import Foundation
import Testing

/// The bot as people see it on a server that others have written.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct ConversationTests {
  private static let server = SharedServer()

  @Test func `a direct message is answered directly, in its thread`() async throws {
    let (server, ana) = (try await Self.server.healed, await Strangers.next())
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let id = try await server.post("@nuthatch call jimmy at 5pm tomorrow", as: ana)
    let replies = try await daemon.replies(to: ana, on: server)
    #expect(replies.map(\.reply_to) == [id])
    #expect(replies.map(\.visibility) == ["direct"])
    let text = replies[0].text
    #expect(text.hasPrefix("@\(ana) ") && text.contains("call jimmy") && text.contains("17:00"), "\(text)")
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `a public mention is answered privately`() async throws {
    let (server, bob, cat) = (try await Self.server.healed, await Strangers.next(), await Strangers.next())
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let id = try await server.post("@nuthatch water the plants on friday", as: bob, visibility: "public")
    try await server.post("try @nuthatch, it is great", as: cat, visibility: "public")
    let last = try await server.post("@nuthatch today", as: cat)
    let replies = try await daemon.replies(to: bob, on: server)
    #expect(replies.map(\.reply_to) == [id])
    #expect(replies.map(\.visibility) == ["direct"])
    // Being spoken of is not being spoken to.
    #expect(try await daemon.replies(to: cat, on: server).map(\.reply_to) == [last])
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `what was written before the first start is not answered`() async throws {
    let (server, dan) = (try await Self.server.healed, await Strangers.next())
    try await server.post("@nuthatch buy old seeds", as: dan)
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let id = try await server.post("@nuthatch buy new seeds", as: dan)
    let replies = try await daemon.replies(to: dan, on: server)
    #expect(replies.map(\.reply_to) == [id])
    #expect(try await daemon.database("SELECT name FROM todo") == [["buy new seeds"]])
    #expect(try await daemon.stop() == .exited(0))
  }

  // The messages are so many that each kind needs a second page, and so few that the send window is not spread.
  @Test func `170 messages that came while it was down are all done and answered`() async throws {
    let (server, calm, flooding) = (try await Self.server.healed, await Strangers.next(40), await Strangers.next())
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    #expect(try await daemon.stop() == .exited(0))
    var posts = (0..<3).flatMap { round in calm.map { Server.Post(as: $0, text: "@nuthatch seed \(round) of \($0)") }
    }
    posts += (0..<50).map { Server.Post(as: flooding, text: "@nuthatch seed \($0) of \(flooding)") }
    let ids = try await server.post(posts)

    try await daemon.start()
    try await daemon.settle(received: 170)
    let names = try await daemon.database("SELECT name FROM todo ORDER BY name").flatMap { $0 }
    #expect(names.difference(from: posts.map { String($0.text.dropFirst("@nuthatch ".count)) }.sorted()).isEmpty)
    // Each message of the calm is answered once, by itself or with what waited beside it; of a flood, each page has one
    // answer or its few.
    let replies = try await server.replies(to: calm + [flooding])
    for person in calm {
      let told = replies[person, default: []].map(\.text).joined(separator: "\n")
      for round in 0..<3 { #expect(told.components(separatedBy: "seed \(round) of \(person)").count == 2, "\(told)") }
    }
    #expect(Set(calm.flatMap { replies[$0, default: []] }.compactMap(\.reply_to)).isSubset(of: ids.prefix(120)))
    #expect((1...10).contains(replies[flooding, default: []].count))
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `asked to stop, it ends what is under way and the rest waits`() async throws {
    let (server, people) = (try await Self.server.healed, await Strangers.next(30))
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let posted = try await server.posted()
    try await server.post(people.map { .init(as: $0, text: "@nuthatch seed of \($0)") })
    try await eventually("the first answer", log: daemon.log) { try await server.posted() > posted }
    #expect(try await daemon.stop() == .exited(0))
    #expect(try await daemon.database("SELECT count(*) FROM outbox WHERE state = 'sending'") == [["0"]])
    try await daemon.start()
    try await daemon.settle(received: people.count)
    let replies = try await server.replies(to: people)
    #expect(replies.values.allSatisfy { $0.count == 1 })
    #expect(try await daemon.stop() == .exited(0))
  }
}
