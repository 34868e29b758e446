import Foundation
import Testing

#if DEBUG
  /// The daemon dies at every named step of a message's way, on networks that would post a repeated request twice and
  /// charge for it: a message in doubt is read back.
  @Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
  struct StandInKillTests {
    /// The number of deaths at each step; NUTHATCH_KILLS raises it by hand.
    private static let times = ProcessInfo.processInfo.environment["NUTHATCH_KILLS"].flatMap { Int($0) } ?? 1

    /// Some of the steps, unless more is asked for: those that only sending comes to.
    private static let sendingSteps =
      ProcessInfo.processInfo.environment["NUTHATCH_KILLS"] == nil ? KillTests.steps[5...6] : KillTests.steps[...]

    @Test func `killed anywhere among texts, it loses nothing and doubles nothing`() async throws {
      try await kill(among: try await Phones(), at: KillTests.steps[...], times: Self.times)
    }

    @Test func `killed anywhere among messages to a Page, it loses nothing and doubles nothing`() async throws {
      try await kill(among: try await FacebookPage(), at: Self.sendingSteps, times: Self.times)
    }

    @Test func `killed anywhere among statuses on Weibo, it loses nothing and doubles nothing`() async throws {
      try await kill(among: try await WeiboBot(), at: Self.sendingSteps, times: Self.times)
    }

    @Test func `killed anywhere among direct messages on Bluesky, it loses nothing and doubles nothing`() async throws {
      try await kill(among: try await BlueskyBot(), at: KillTests.steps[...], times: Self.times)
    }

    @Test func `killed anywhere among posts on Bluesky, it loses nothing and doubles nothing`() async throws {
      try await kill(among: try await BlueskyPosters(), at: Self.sendingSteps, times: Self.times)
    }

    /// In 15 minutes the network lets an account send no more than 15 messages, so each has some of the steps alone.
    @Test(arguments: [0..<4, 4..<8])
    func `killed anywhere among direct messages on X, it loses nothing and doubles nothing`(steps: Range<Int>)
      async throws
    {
      try await kill(among: try await Followers(), at: KillTests.steps[steps], times: 1)
    }

    private func kill(
      among people: any Correspondents, at steps: ArraySlice<String>, times: Int
    ) async throws {
      let daemon = try Daemon([people.account], driver: people.server.driver)
      try await daemon.startAfresh()
      _ = await daemon.kill()
      var written = 0
      func write() async throws {
        try await people.write("seed of \(written)", as: written)
        written += 1
      }
      for time in 1...times {
        for step in steps {
          try await write()
          // Later each time, so that it dies among more.
          try await daemon.start(fault: "\(step):\(1 + (time - 1) % 3)")
          let last = written + 20
          while await daemon.isRunning {
            try #require(written < last, "\(step) was never reached for the \(1 + (time - 1) % 3). time")
            try await write()
            // A waiting message reaches a step of the outbox by itself. Another message would only use up the few that
            // may be sent within the limit.
            let isSent = step.hasPrefix("outbox.")
            try await eventually("the work or the end", log: daemon.log) {
              let running = await daemon.isRunning
              if !running { return true }
              return isSent ? try await daemon.isSettled(received: written) : try await daemon.hasWorkedOn(written)
            }
          }
          #expect(try await daemon.died() == .killed(signal: SIGKILL), "at \(step)")
          try await daemon.endInterruptedWork(received: written)
        }
      }
      try await daemon.start()
      try await daemon.settle(received: written)
      let account = try #require(try await daemon.status().accounts.first)
      #expect(try await daemon.stop() == .exited(0))
      let effects = try await daemon.database("SELECT name FROM todo ORDER BY name").flatMap { $0 }
      #expect(effects.difference(from: (0..<written).map { "seed of \($0)" }.sorted()).isEmpty)
      let answers = try await people.answers()
      let counts = Dictionary(grouping: 0..<written) { answers[$0]?.count ?? 0 }.mapValues(\.count)
      #expect(counts == [1: written], "\(account.dead) dead, \(account.doubtful) in doubt")
      #expect(try await people.server.violations.violations.isEmpty)
      print("killed \(steps.count * times) times among \(written) messages: \(counts) answers")
    }
  }
#endif
