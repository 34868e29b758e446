import Foundation
import Testing

#if DEBUG
  /// Reminders as the people of a server see them.
  @Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
  struct ReminderTests {
    /// The steps on a reminder's way, in the order in which it meets them.
    private static let steps = [
      "reminder.read", "reminder.applied", "reminder.committed", "outbox.sending", "outbox.posted",
    ]

    @Test func `reminded in time`() async throws {
      let people = (0..<4).map { "person\($0)" }
      let server = try await Server(people: people)
      let daemon = try Daemon(on: server)
      try await daemon.startAfresh()
      for person in people { try await server.post("@nuthatch in 1 minute: seed of \(person)", as: person) }
      for person in people { _ = try await daemon.replies(to: person, on: server) }

      // The first is let come in time, and all the others of the same minute too.
      try await eventually("a reminder", log: daemon.log) {
        try await server.replies(to: people[0]).count == 2
      }
      let first = try #require(try await server.replies(to: people[0]).last)
      #expect(first.text.contains("Reminder: \"seed of \(people[0])\""), "\(first.text)")
      for person in people { _ = try await daemon.replies(to: person, on: server, count: 2) }
      // It never comes before its time; the delay after it depends on the machine, so it is printed and not tested.
      let lateness = try await daemon.database(
        "SELECT min(first_attempt - due_at), max(first_attempt - due_at) FROM outbox WHERE purpose = 'reminder'")
      let seconds = try #require(lateness.first).compactMap(Double.init)
      try #require(seconds.count == 2)
      #expect(seconds[0] >= 0)
      print("reminded \(seconds[1]) s after its time, at the latest")
      #expect(try await daemon.stop() == .exited(0))
    }

    @Test func `reminded late but once by a daemon that was killed on the way`() async throws {
      let others = (0..<3).map { "person\($0)" }
      let server = try await Server(people: others)
      let daemon = try Daemon(on: server)
      try await daemon.startAfresh()
      for person in others { try await server.post("@nuthatch in 1 minute: seed of \(person)", as: person) }
      for person in others { _ = try await daemon.replies(to: person, on: server) }
      _ = await daemon.kill()
      // They come due while nothing runs, and two minutes pass; then it dies at every step.
      let ahead = 180.0
      for step in Self.steps {
        try await daemon.start(fault: step, ahead: ahead)
        #expect(try await daemon.died() == .killed(signal: SIGKILL), "at \(step)")
      }
      try await daemon.start(ahead: ahead)
      for person in others { _ = try await daemon.replies(to: person, on: server, count: 2) }
      try await eventually("an empty outbox", log: daemon.log) {
        try await daemon.database("SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'dead')") == [["0"]]
      }
      for person in others {
        let told = try await server.replies(to: person)
        #expect(told.count == 2, "\(told.map(\.text))")
        #expect(told.last?.text.contains("\"seed of \(person)\" was due") == true, "\(told.map(\.text))")
      }
      // `done` to a reminder is about what it reminds of.
      let reminder = try #require(try await server.replies(to: others[0]).last)
      try await server.post("@nuthatch done", as: others[0], to: reminder.id)
      let told = try await daemon.replies(to: others[0], on: server, count: 3)
      #expect(told.last?.text.contains("Done: \"seed of \(others[0])\"") == true, "\(told.map(\.text))")
      #expect(try await daemon.stop() == .exited(0))
    }
  }
#endif
