import Foundation
import Testing

/// What people on a server nobody of us has written see of the bot.
@Suite(.serialized, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct ConversationTests {
  @Test func `a direct message is answered directly, in its thread`() async throws {
    let server = try await Community.server
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let id = try await server.post("@nuthatch call jimmy at 5pm tomorrow", as: "ana")
    let replies = try await daemon.replies(to: "ana", on: server)
    #expect(replies.map(\.reply_to) == [id])
    #expect(replies.map(\.visibility) == ["direct"])
    let text = replies[0].text
    #expect(text.hasPrefix("@ana ") && text.contains("call jimmy") && text.contains("17:00"), "\(text)")
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `a public mention is answered privately`() async throws {
    let server = try await Community.server
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let id = try await server.post("@nuthatch water the plants on friday", as: "bob", visibility: "public")
    try await server.post("try @nuthatch, it is great", as: "cat", visibility: "public")
    let last = try await server.post("@nuthatch today", as: "cat")
    let replies = try await daemon.replies(to: "bob", on: server)
    #expect(replies.map(\.reply_to) == [id])
    #expect(replies.map(\.visibility) == ["direct"])
    // Being spoken of is not being spoken to.
    #expect(try await daemon.replies(to: "cat", on: server).map(\.reply_to) == [last])
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `what was written before the first start is not answered`() async throws {
    let server = try await Community.server
    try await server.post("@nuthatch from the old days", as: "dan")
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let id = try await server.post("@nuthatch from now on", as: "dan")
    let replies = try await daemon.replies(to: "dan", on: server)
    #expect(replies.map(\.reply_to) == [id])
    #expect(try await daemon.database("SELECT name FROM todo") == [["from now on"]])
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `250 messages that came while it was down are all done and answered`() async throws {
    let server = try await Community.server
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    #expect(try await daemon.stop() == .exited(0))

    let calm = Community.people.filter { $0.hasPrefix("writer") }.dropLast(10)
    let flooding = "writer49"
    var posts = (0..<5).flatMap { round in calm.map { Server.Post(as: $0, text: "@nuthatch seed \(round) of \($0)") } }
    posts += (0..<50).map { Server.Post(as: flooding, text: "@nuthatch seed \($0) of \(flooding)") }
    let ids = try await server.post(posts)

    try await daemon.start()
    try await daemon.settle()
    let names = try await daemon.database("SELECT name FROM todo").flatMap { $0 }
    #expect(names.count == 250)
    #expect(Set(names) == Set(posts.map { String($0.text.dropFirst("@nuthatch ".count)) }))

    // Each message of the calm has its own answer in its thread; a flood has one.
    let replies = try await server.replies(to: calm + [flooding])
    let answered = calm.flatMap { replies[$0, default: []] }.compactMap(\.reply_to)
    #expect(answered.count == 200)
    #expect(Set(answered) == Set(ids.prefix(200)))
    #expect(replies[flooding]?.count == 1)
    #expect(try await daemon.stop() == .exited(0))
  }
}
