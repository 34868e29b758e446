import Foundation
import TestSupport
import Testing

/// The running bot on Bluesky as people see it: in public posts, and in direct messages.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct BlueskyBotTests {
  private func daemon(_ bot: BlueskyBot) async throws -> Daemon {
    let daemon = try Daemon([bot.account], driver: bot.server.driver)
    try await daemon.startAfresh()
    return daemon
  }

  /// Checks that no request was unknown to the network, and that no log and no row of the database shows a token.
  private func expectCare(_ bot: BlueskyBot, _ daemon: Daemon) async throws {
    #expect(try await bot.server.violations.violations.isEmpty)
    let tokens = try await [bot.session, daemon.token(of: "sky")].flatMap {
      $0.split(separator: "\"").map(String.init).filter { $0.count > 60 }
    }
    #expect(tokens.count >= 4)
    var kept = [try Data(contentsOf: daemon.log)]
    for file in [daemon.database.path, daemon.database.path + "-wal"]
    where FileManager.default.isReadableFile(atPath: file) {
      kept.append(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
    for token in tokens { #expect(kept.allSatisfy { $0.range(of: Data(token.utf8)) == nil }) }
  }

  @Test func `a direct message is answered in private, and a post by a reply without what is private`() async throws {
    let bot = try await BlueskyBot()
    let daemon = try await daemon(bot)
    let added = try await bot.answer(of: daemon) {
      try await bot.write("call jimmy at 5pm tomorrow", from: BlueskyBot.ann)
    }
    #expect(added.text.hasPrefix("Added \"call jimmy\" for ") && !added.open && added.reply != nil, "\(added)")
    var post = ""
    let noted = try await bot.answer(of: daemon) {
      post = try await bot.post("@\(bot.handle) secret plan tomorrow", from: BlueskyBot.ann)
    }
    #expect(noted.open && noted.reply == post && noted.text.hasPrefix("@person7001.test "), "\(noted)")
    #expect(!noted.text.contains("secret"), "\(noted)")
    // An answer to the bot's own post needs no mention; the bot ignores what others say to each other below it.
    let undone = try await bot.answer(of: daemon) {
      try await bot.post("undo", from: BlueskyBot.ann, ["answering": noted.id, "reasons": ["reply"]])
    }
    #expect(undone.open && !undone.text.contains("secret"), "\(undone)")
    try await bot.post("buy milk", from: BlueskyBot.bob, ["answering": post, "reasons": ["reply"]])
    let late = try await bot.answer(of: daemon) {
      try await bot.post("@\(bot.handle) buy bread", from: BlueskyBot.bob, ["ago": 3_000])
    }
    #expect(late.to == BlueskyBot.did(BlueskyBot.bob))
    let listed = try await bot.answer(of: daemon) { try await bot.write("tomorrow", from: BlueskyBot.ann) }
    #expect(listed.text.contains("call jimmy") && !listed.text.contains("plan"), "\(listed)")
    #expect(try await daemon.database("SELECT name FROM todo ORDER BY name") == [["buy bread"], ["call jimmy"]])
    let state = try await bot.state()
    #expect(state.profile?.labels.values == [["val": "bot"]] && state.declaration?.allowIncoming == "all")
    let (checked, end) = try await daemon.nuthatch(["check"])
    #expect(end == .exited(0) && checked.contains("signed in as @\(bot.handle)"), "\(checked)")
    #expect(checked.contains("network: Bluesky, at \(bot.server.url) (0.4.0-stand-in)"), "\(checked)")
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `a picture of a post is kept`() async throws {
    let bot = try await BlueskyBot()
    let daemon = try await daemon(bot)
    let picture = Data(RealPicture.jpeg.bytes)
    _ = try await bot.answer(of: daemon) {
      try await bot.post("@\(bot.handle) the broken tap", from: BlueskyBot.ann, ["file": picture.base64EncodedString()])
    }
    try await eventually("the picture to be looked at", log: daemon.log) {
      try await daemon.database("SELECT state, size FROM picture") == [["kept", "\(picture.count)"]]
    }
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `what goes wrong on the way is tried again, and nothing comes twice`() async throws {
    let bot = try await BlueskyBot()
    let daemon = try await daemon(bot)
    try await bot.endSession(whole: false)
    try await bot.fault("GET", "chat.bsky.convo.getLog", 502)
    try await bot.fault("GET", "app.bsky.notification.listNotifications", "garble")
    for how in ["refuse", "drop"] { try await bot.fault("POST", "chat.bsky.convo.sendMessage", how) }
    try await bot.fault(
      "POST", "com.atproto.repo.putRecord", 429,
      ["body": ["error": "RateLimitExceeded"], "headers": ["Retry-After": "1"]])
    try await bot.fault("POST", "com.atproto.repo.putRecord", "cut")
    try await bot.write("feed the cat", from: BlueskyBot.ann)
    try await bot.post("@\(bot.handle) buy milk", from: BlueskyBot.bob)
    try await daemon.settle(received: 2)
    #expect(
      try await bot.sent().map(\.to).sorted() == [BlueskyBot.did(BlueskyBot.ann), BlueskyBot.did(BlueskyBot.bob)])
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `a session outlives the daemon, and its end is told with what to do`() async throws {
    let bot = try await BlueskyBot()
    let daemon = try await daemon(bot)
    for round in 0..<3 {
      try await bot.endSession(whole: false)
      _ = try await bot.answer(of: daemon) { try await bot.write("errand \(round)", from: BlueskyBot.ann) }
      #expect(try await daemon.stop() == .exited(0))
      try await daemon.start()
    }
    #expect(try await bot.state().signed_in == 0)
    try await bot.endSession(whole: true)
    try await eventually("the sign-out in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.signInCure?.contains("nuthatch login bluesky") == true }
    }
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }

  @Test func `who takes no messages is told nothing, and others are`() async throws {
    let bot = try await BlueskyBot()
    let daemon = try await daemon(bot)
    try await bot.set(["closed": ["\(BlueskyBot.bob)": "MessagesDisabled"]])
    try await bot.write("buy milk", from: BlueskyBot.bob)
    try await daemon.settle(received: 1)
    #expect(try await bot.sent() == [])
    #expect(try await daemon.database("SELECT state FROM outbox") == [["dead"]])
    let added = try await bot.answer(of: daemon) { try await bot.write("buy bread", from: BlueskyBot.ann) }
    #expect(added.to == BlueskyBot.did(BlueskyBot.ann))
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(bot, daemon)
  }
}
