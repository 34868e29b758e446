import Foundation
import Testing

#if DEBUG
  /// The daemon dies at every named step of a message's way, again and again.
  @Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
  struct KillTests {
    /// The steps, in the order in which a message meets them.
    static let steps = [
      "poll.read", "inbox.stored", "work.begun", "work.applied", "work.committed", "outbox.sending", "outbox.posted",
      "outbox.sent",
    ]
    /// The numbers n such that it dies when it reaches a step for the n-th time; later ones, too, if NUTHATCH_KILLS is
    /// set.
    static let times = ProcessInfo.processInfo.environment["NUTHATCH_KILLS"] == nil ? [1] : [1, 3]

    /// Everyone writes once, so that every answer is one message.
    static let people = (0..<300).map { "person\($0)" }

    @Test(arguments: [true, false])
    func `killed anywhere, it loses nothing and doubles nothing`(deduplicates: Bool) async throws {
      let server = try await Server(people: Self.people, deduplicates: deduplicates)
      let daemon = try Daemon(on: server)
      try await daemon.startAfresh()
      _ = await daemon.kill()

      var random = Seeded(state: deduplicates ? 1 : 2)
      var written: [String: String] = [:]
      func write() async throws {
        let writers = Self.people.dropFirst(written.count).prefix(Int.random(in: 2...6, using: &random))
        let ids = try await server.post(writers.map { .init(as: $0, text: "@nuthatch seed of \($0)") })
        for (writer, id) in zip(writers, ids) { written[writer] = id }
      }

      for times in Self.times {
        for step in Self.steps {
          try await write()
          try await daemon.start(fault: "\(step):\(times)")
          var rounds = 0
          while await daemon.isRunning {
            rounds += 1
            try #require(rounds < 20, "\(step) was never reached for the \(times). time")
            try await write()
            try await eventually("the work or the end", log: daemon.log) {
              let running = await daemon.isRunning
              if !running { return true }
              return try await daemon.hasWorkedOn(written.count)
            }
          }
          #expect(try await daemon.died() == .killed(signal: SIGKILL), "at \(step)")
          try await daemon.endInterruptedWork(received: written.count)
        }
      }
      try await daemon.start()
      try await daemon.settle(received: written.count)
      let account = try #require(try await daemon.status().accounts.first)
      #expect(try await daemon.stop() == .exited(0))

      let effects = try await daemon.database("SELECT name FROM todo ORDER BY name").flatMap { $0 }
      #expect(effects.difference(from: written.keys.map { "seed of \($0)" }.sorted()).isEmpty)
      let replies = try await server.replies(to: Array(written.keys))
      let counts = Dictionary(grouping: written.keys) { replies[$0]?.count ?? 0 }.mapValues(\.count)
      for (writer, id) in written { #expect(replies[writer]?.allSatisfy { $0.reply_to == id } == true) }
      if deduplicates {
        #expect(counts == [1: written.count])
      } else {
        #expect(counts.keys.allSatisfy { $0 <= 1 })
        #expect(counts[0, default: 0] <= account.dead + account.doubtful)
      }
      print(
        "killed \(Self.steps.count * Self.times.count) times among \(written.count) messages:",
        "\(counts[1, default: 0]) answered once, \(counts[0, default: 0]) in doubt and told"
      )
    }

    @Test func `a message that takes the process down twice is set aside, and can be replayed`() async throws {
      let server = try await Server(people: ["ana", "bob"])
      let daemon = try Daemon(on: server)
      try await daemon.startAfresh()
      _ = await daemon.kill()
      try await server.post("@nuthatch plant the fatal seed", as: "ana")
      for _ in 0..<2 {
        try await daemon.start(fault: "work.begun")
        #expect(try await daemon.died() == .killed(signal: SIGKILL))
      }
      try await server.post("@nuthatch plant the harmless seed", as: "bob")
      try await daemon.start()
      _ = try await daemon.replies(to: "bob", on: server)
      #expect(try await daemon.database("SELECT name FROM todo") == [["plant the harmless seed"]])
      let aside = try await daemon.status().messages.map(\.id)
      try #require(aside.count == 1)
      // Its author is told that it had no effect.
      #expect(try await daemon.replies(to: "ana", on: server).count == 1)

      // Beside the running daemon.
      let (output, end) = try await daemon.nuthatch(["replay", aside[0]])
      #expect(end == .exited(0), "\(output)")
      #expect(try await daemon.replies(to: "ana", on: server, count: 2).count == 2)
      #expect(try await daemon.database("SELECT count(*) FROM todo") == [["2"]])
      #expect(try await daemon.stop() == .exited(0))
    }
  }

  /// The same numbers in every run (SplitMix64).
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
#endif
