import Conversation
import Foundation
import HTTP
import Matrix
import Testing

/// The server ends an access token that can be renewed (spec.matrix.org, "Soft logout").
@Suite("A soft logout on Matrix", .timeLimit(.minutes(15)))
struct MatrixSoftLogoutTests {
  /// Requests on a message's way, by a part of their paths.
  private static let requests = ["sync", "messages", "joined_members", "m.room.message"]

  @Test(arguments: requests)
  func `loses and doubles nothing, whatever request it comes at`(request: String) async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    // More than one answer holds, so that a gap is read.
    for number in 0..<45 { subject.server.write("number \(number)") }
    subject.server.logOutSoftly(at: request)
    try await reader.poll()
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == (0..<45).map { "number \($0)" })
    let answer = MatrixSubject.message("Hello.", answering: reader.delivered.last?.id, in: room)
    let id = try await subject.network.send(answer)
    #expect(subject.server.sent.map(\.id) == [id])
    #expect(subject.store.history.map(\.accessToken) == ["access-1"])
    #expect(try await subject.network.find(answer) == .arrived(id: id))
  }

  @Test func `that comes before the repeat of a message in doubt leaves it on the same device, and so one message`()
    async throws
  {
    let (subject, _) = try await MatrixSubject.started()
    let message = MatrixSubject.message("Hello.", in: subject.server.privateRoom())
    subject.faults.fail(.put, "/_matrix/client/v3/rooms", .lostAnswer)
    _ = try await failure { _ = try await subject.network.send(message) }
    subject.server.expire()
    let later = subject.reopened()
    guard case .arrived(let id) = try await later.find(message) else {
      Issue.record("it was not found")
      return
    }
    #expect(try await later.send(message) == id)
    #expect(subject.server.sent.map(\.id) == [id])
    #expect(subject.server.sent.first?.transaction != nil)
    #expect(subject.server.writers == ["NUTHATCH"])
  }
}
