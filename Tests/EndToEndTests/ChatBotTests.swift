import Foundation
import TestSupport
import Testing

/// The running bot as people see it in chats, on a network that forgets messages once read and shows no bot its own.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct ChatBotTests {
  private func daemon(_ bot: ChatBot) async throws -> Daemon {
    let daemon = try Daemon([bot.account], driver: bot.server.driver)
    try await daemon.startAfresh()
    try await bot.watch(daemon)
    return daemon
  }

  /// Nothing was asked that the network does not know, nothing was confirmed too early, and the token is in no log and
  /// not in the database.
  private func expectCare(_ bot: ChatBot, _ daemon: Daemon) async throws {
    #expect(try await bot.server.violations.violations.isEmpty)
    #expect(try await bot.unkept() == [])
    let log = try String(contentsOf: daemon.log, encoding: .utf8)
    #expect(log.contains("signed in") && !log.contains(bot.token))
    for file in [daemon.database.path, daemon.database.path + "-wal"]
    where FileManager.default.isReadableFile(atPath: file) {
      #expect(try Data(contentsOf: URL(fileURLWithPath: file)).range(of: Data(bot.token.utf8)) == nil)
    }
  }

  @Test func `messages are answered in private, and in a group without what is private`() async throws {
    let bot = try await ChatBot()
    let daemon = try await daemon(bot)
    let added = try await bot.ask("call jimmy at 5pm tomorrow", from: ChatBot.ann, of: daemon)
    #expect(added.text.hasPrefix("Added \"call jimmy\" for ") && added.reply == 1, "\(added)")
    let started = try await bot.ask("/start", from: ChatBot.bob, of: daemon)
    #expect(started.text.contains("!help") && started.text.contains("Reminders are on"), "\(started)")
    let noted = try await bot.ask("/todo@nuthatch secret plan", from: ChatBot.ann, in: ChatBot.group, of: daemon)
    #expect(!noted.text.contains("secret") && noted.reply == 1, "\(noted)")
    let listed = try await bot.ask("/tomorrow", from: ChatBot.ann, of: daemon)
    #expect(listed.text.contains("1. call jimmy - 17:00"), "\(listed)")
    try await eventually("the menu", log: daemon.log) { try await bot.menu().contains("today") }
    let (checked, end) = try await daemon.nuthatch(["check"])
    #expect(end == .exited(0))
    #expect(checked.contains("signed in as @nuthatch") && checked.contains("privacy mode: on"), "\(checked)")
    #expect(!checked.contains(bot.token))
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `a button is pressed once, whatever the daemon was doing then`() async throws {
    let bot = try await ChatBot()
    let daemon = try await daemon(bot)
    for todo in ["call jimmy at 5pm tomorrow", "call ben at 6pm tomorrow"] {
      _ = try await bot.ask(todo, from: ChatBot.ann, of: daemon)
    }
    let asked = try await bot.ask("!done call", from: ChatBot.ann, of: daemon)
    #expect(asked.buttons.map { $0.map { $0.text.prefix { $0 != "-" } } } == [["1. call ben "], ["2. call jimmy "]])
    // Pressed while nobody reads, it is read at the next start.
    #expect(try await daemon.stop() == .exited(0))
    let label = try #require(asked.buttons.first?.first?.text)
    try await bot.press(label, below: asked, from: ChatBot.ann)
    try await daemon.start()
    try await daemon.settle(received: 4)
    let done = try #require(try await bot.sent().last)
    #expect(done.text.hasPrefix("Done: \"call ben\""), "\(done)")
    try await eventually("the acknowledgement", log: daemon.log) { try await bot.unacknowledged().isEmpty }
    // Pressing the same button again has no effect.
    try await bot.press(label, below: asked, from: ChatBot.ann)
    try await daemon.settle(received: 5)
    #expect(try await bot.sent().last?.text.hasPrefix("That question is closed") == true)
    #expect(
      try await daemon.database("SELECT name FROM todo WHERE completed IS NULL") == [["call jimmy"]])
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `what goes wrong on the way is tried again, and no log shows the token`() async throws {
    let bot = try await ChatBot()
    let daemon = try await daemon(bot)
    for how in [502, "drop"] as [any Sendable] { try await bot.fault("GET", "getUpdates", how) }
    try await bot.fault(
      "POST", "sendMessage", 429,
      [
        "body": [
          "ok": false, "error_code": 429, "description": "Too Many Requests: retry after 1",
          "parameters": ["retry_after": 1],
        ] as [String: any Sendable]
      ])
    #expect(try await bot.ask("feed the cat", from: ChatBot.ann, of: daemon).text.contains("Added \"feed the cat\""))
    try await daemon.settle(received: 1)
    #expect(try await bot.sent().count == 1)
    // A revoked token is reported, with the remedy.
    try await bot.set(["token": "\(bot.name):another"])
    try await eventually("the sign-out in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.signInCure?.contains("nuthatch login telegram") == true }
    }
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `who has blocked the bot hears nothing until they write again`() async throws {
    let bot = try await ChatBot()
    let daemon = try await daemon(bot)
    try await bot.set(["blocked": [ChatBot.bob]])
    try await bot.write("buy milk", from: ChatBot.bob)
    try await daemon.settle(received: 1)
    #expect(try await bot.sent() == [])
    #expect(try await daemon.database("SELECT state FROM outbox") == [["dead"]])
    #expect(try await bot.ask("buy bread", from: ChatBot.ann, of: daemon).text.contains("Added"))
    try await bot.set(["blocked": [Int]()])
    #expect(try await bot.ask("buy jam", from: ChatBot.bob, of: daemon).text.contains("Added \"buy jam\""))
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `a picture is kept, with or without words, and no link to it shows the token`() async throws {
    let bot = try await ChatBot()
    let daemon = try await daemon(bot)
    let picture = Data(RealPicture.jpeg.bytes)
    try await bot.write("the broken tap", from: ChatBot.ann, picture: picture)
    try await bot.write("", from: ChatBot.ann, picture: picture)
    try await daemon.settle(received: 2)
    try await eventually("the pictures to be looked at", log: daemon.log) {
      try await daemon.database("SELECT count(*) FROM picture WHERE state = 'waiting'") == [["0"]]
    }
    #expect(
      try await daemon.database("SELECT state, size FROM picture")
        == Array(repeating: ["kept", "\(picture.count)"], count: 2))
    let kept = try await daemon.database(
      "SELECT media FROM inbox UNION ALL SELECT source FROM picture UNION ALL SELECT url FROM todo"
    ).flatMap { $0 }
    #expect(!kept.isEmpty && !kept.contains { $0.contains(bot.token) }, "\(kept)")
    let sent = try await bot.sent()
    #expect(!sent.isEmpty && !sent.contains { $0.text.contains(bot.token) }, "\(sent)")
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `an edited message replaces what it did`() async throws {
    let bot = try await ChatBot()
    let daemon = try await daemon(bot)
    let written = try await bot.write("call jimy tomorrow", from: ChatBot.ann)
    try await daemon.settle(received: 1)
    try await bot.edit(written, "call jimmy tomorrow", from: ChatBot.ann)
    try await daemon.settle(received: 2)
    let answer = try #require(try await bot.sent().last)
    #expect(answer.text.hasPrefix("Your edit replaces what you wrote before:\nAdded \"call jimmy\""), "\(answer)")
    #expect(answer.reply == 1)
    #expect(try await daemon.database("SELECT name FROM todo") == [["call jimmy"]])
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  #if DEBUG
    @Test(arguments: ["poll.read", "inbox.stored", "work.begun", "work.applied", "work.committed"])
    func `an edit takes effect once, wherever the daemon is killed`(step: String) async throws {
      let bot = try await ChatBot()
      let daemon = try await daemon(bot)
      let written = try await bot.write("buy milk", from: ChatBot.ann)
      try await daemon.settle(received: 1)
      #expect(try await daemon.stop() == .exited(0))
      try await bot.edit(written, "buy oat milk", from: ChatBot.ann)
      try await daemon.start(fault: step)
      #expect(try await daemon.died() == .killed(signal: SIGKILL), "at \(step)")
      try await daemon.start()
      try await daemon.settle(received: 2)
      #expect(try await daemon.database("SELECT name FROM todo") == [["buy oat milk"]])
      #expect(try await bot.sent().count { $0.text.contains("oat milk") } == 1)
      #expect(try await daemon.stop() == .exited(0))
      try await expectCare(bot, daemon)
    }

    /// The number of deaths at each step; NUTHATCH_KILLS raises it by hand.
    private static let times = ProcessInfo.processInfo.environment["NUTHATCH_KILLS"].flatMap { Int($0) } ?? 1

    @Test func `killed anywhere, it loses and doubles nothing, and what is in doubt is the operator's`() async throws {
      let bot = try await ChatBot()
      let daemon = try await daemon(bot)
      _ = await daemon.kill()
      var written = 0
      func write() async throws {
        try await bot.write("seed of \(written)", as: written)
        written += 1
      }
      for (number, step) in Array(repeating: KillTests.steps, count: Self.times).flatMap({ $0 }).enumerated() {
        try await write()
        // Later each time, so that it dies among more.
        let time = 2 + number / KillTests.steps.count % 3
        try await daemon.start(fault: "\(step):\(time)")
        let last = written + 20
        while await daemon.isRunning {
          try #require(written < last, "\(step) was never reached for the \(time). time")
          try await write()
          try await eventually("the work or the end", log: daemon.log) {
            let running = await daemon.isRunning
            if !running { return true }
            return try await daemon.hasWorkedOn(written)
          }
        }
        #expect(try await daemon.died() == .killed(signal: SIGKILL), "at \(step)")
        try await daemon.endInterruptedWork(received: written)
      }
      try await daemon.start()
      try await write()
      try await daemon.settle(received: written)
      #expect(try await daemon.stop() == .exited(0))
      let effects = try await daemon.database("SELECT name FROM todo ORDER BY name").flatMap { $0 }
      #expect(effects.difference(from: (0..<written).map { "seed of \($0)" }.sorted()).isEmpty)
      // Everyone without an answer is in the report to the operator; nobody has two answers.
      let answers = try await bot.answers()
      #expect((0..<written).allSatisfy { (answers[$0]?.count ?? 0) <= 1 })
      let silent = (0..<written).filter { answers[$0] == nil }.map { "\(10_000 + $0)" }
      let dead = try await daemon.database("SELECT recipient_id FROM outbox WHERE state = 'dead'").flatMap { $0 }
      #expect(Set(silent).isSubset(of: dead) && dead.count <= KillTests.steps.count * Self.times, "\(silent), \(dead)")
      try await expectCare(bot, daemon)
      print(
        "killed \(KillTests.steps.count * Self.times) times among \(written) messages, \(dead.count) in doubt, \(silent.count) unsent"
      )
    }
  #endif
}
