import Foundation
import Testing

extension Server {
  /// Lets a message be answered in spite of the faults that `breaking` makes; returns the daemon's requests meanwhile.
  nonisolated func answer(
    _ text: String, among breaking: (Server) async throws -> Void
  ) async throws -> [Request] {
    let person = await Strangers.next()
    let daemon = try Daemon(on: self)
    try await daemon.startAfresh()
    #expect(try await daemon.stop() == .exited(0))
    let (askedBefore, postedBefore) = (try await requests().count, try await posted())
    // The server's faults are for everyone: what people do comes before them.
    let id = try await post("@nuthatch \(text)", as: person)
    try await breaking(self)
    try await daemon.start()
    try await eventually("the faults to be used up", log: daemon.log) { try await faultsLeft() == 0 }
    let replies = try await daemon.replies(to: person, on: self)
    try await daemon.settle(received: 1)
    #expect(replies.map(\.reply_to) == [id])
    #expect(try await daemon.database("SELECT name FROM todo") == [[text]])
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    #expect(try await daemon.stop() == .exited(0))
    let copies = try await posted() - postedBefore
    #expect(copies == 1)
    return Array(try await requests().dropFirst(askedBefore))
  }
}
