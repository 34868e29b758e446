import Conversation
import Foundation
import HTTP
import Testing

@testable import Matrix

@Suite("Encrypted rooms of Matrix", .timeLimit(.minutes(15)))
struct MatrixEncryptionTests {
  @Test func `where it cannot read, it says so once, and invites the person to a room where it can`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let server = subject.server
    server.invite(to: "!sealed", isEncrypted: true)
    for round in 0..<3 {
      server.write("", in: "!sealed", type: "m.room.encrypted")
      server.write("", in: "!sealed", type: "m.room.encrypted")
      try await subject.settle(&reader)
      reader.network = round == 0 ? reader.network : subject.reopened()
    }
    #expect(reader.delivered == [])
    #expect(server.sent.map(\.room) == ["!sealed"])
    #expect(
      server.sent.first?.body
        == "I can't read encrypted messages. I have invited you to a room without encryption: please write to me there."
    )
    #expect(server.sent.first?.content["msgtype"] as? String == "m.notice")
    let made = server.rooms.filter { $0.value.alias != nil }
    #expect(made.values.map { $0.members[FakeMatrix.ann] } == ["invite"])
    #expect(server.directRooms[FakeMatrix.ann] == made.map(\.key))
  }

  @Test func `who has a room that it can read is told of it`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.invite(to: "!plain")
    subject.server.invite(to: "!sealed", isEncrypted: true)
    try await subject.settle(&reader)
    subject.server.write("", in: "!sealed", type: "m.room.encrypted")
    try await subject.settle(&reader)
    #expect(
      subject.server.sent.map(\.body) == [
        "I can't read encrypted messages. Please write to me in the other room that we have, which is not encrypted."
      ])
    #expect(subject.server.rooms.values.allSatisfy { $0.alias == nil })
  }

  @Test func `what pantalaimon could not decrypt is asked for again, once`() async throws {
    var (subject, reader) = try await MatrixSubject.started(MatrixSubject(.pantalaimon))
    subject.server.invite(to: "!sealed", isEncrypted: true)
    try await subject.settle(&reader)
    for _ in 0..<3 {
      subject.server.write("", in: "!sealed", type: "m.room.encrypted")
      try await subject.settle(&reader)
    }
    #expect(reader.delivered == [])
    #expect(subject.server.sent.map { $0.body?.hasPrefix("I could not decrypt what you wrote.") } == [true])
    subject.server.write("decrypted", in: "!sealed")
    #expect(try await reader.poll().map(\.text) == ["decrypted"])
  }

  @Test func `in a larger room that it cannot read it invites nobody`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.write("", in: subject.server.group(), type: "m.room.encrypted")
    try await subject.settle(&reader)
    #expect(subject.server.sent.map(\.room) == ["!group"])
    #expect(subject.server.rooms.values.allSatisfy { $0.alias == nil })
  }

  @Test func `what a death or a lost answer interrupted is not said twice`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    subject.server.write("", in: room, type: "m.room.encrypted")
    subject.faults.fail(.post, "/_matrix/client/v3/createRoom", .lostAnswer)
    subject.faults.fail(.put, "/_matrix/client/v3/rooms", .lostAnswer)
    for _ in 0..<5 {
      try await subject.settle(&reader)
      reader.network = subject.reopened()
    }
    #expect(subject.server.sent.count == 1)
    #expect(subject.server.rooms.values.count { $0.alias != nil } == 1)
  }
}
