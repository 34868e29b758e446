import Foundation
import Testing

/// The running bot as people on Weibo see it, and as its operator sees it with them.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct WeiboBotTests {
  @Test func `a status is answered in public without private content, and the answer can be answered`() async throws {
    let bot = try await WeiboBot()
    let daemon = try Daemon([bot.account], driver: bot.server.driver)
    try await daemon.startAfresh()
    // The answer to the comment is lost, which reading back finds out.
    try await bot.fault("POST", "/2/comments/create.json", "drop")
    try await bot.write("lovely weather", from: WeiboBot.ann)
    try await bot.write("@nuthatch call jimmy at 5pm tomorrow", from: WeiboBot.ann)
    let added = try #require(try await bot.sent(count: 1, by: daemon).first)
    #expect(!added.text.contains("jimmy") && added.to == "\(WeiboBot.ann)", "\(added)")
    #expect(try await daemon.database("SELECT name FROM todo") == [["call jimmy"]])
    try await bot.reply("done", to: added, from: WeiboBot.ann)
    #expect(try await bot.sent(count: 2, by: daemon).last?.comment != nil)
    #expect(try await daemon.database("SELECT count(*) FROM todo WHERE completed IS NOT NULL") == [["1"]])
    try await daemon.settle(received: 2)
    #expect(try await bot.sent().count == 2)
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    let (checked, end) = try await daemon.nuthatch(["check"])
    #expect(end == .exited(0) && checked.contains("signed in as @nuthatch"), "\(checked)")
    #expect(checked.contains("network: Sina Weibo") && checked.contains("token: ends on "), "\(checked)")
    let (told, _) = try await daemon.nuthatch(["check"], ["NUTHATCH_OPERATOR": "person7@weibo"])
    #expect(told.contains("can't alert the operator") && !checked.contains("can't alert the operator"), "\(told)")
    #expect(try await daemon.stop() == .exited(0))
    #expect(try await bot.server.violations.violations.isEmpty)
    #expect(!(try String(contentsOf: daemon.log, encoding: .utf8)).contains(bot.token))
  }

  @Test func `with 100 calls a day it looks once and leaves the others`() async throws {
    let bot = try await WeiboBot()
    let daemon = try Daemon([bot.account(calls: 100)], driver: bot.server.driver)
    try await daemon.startAfresh()
    try await bot.write("@nuthatch call jimmy", from: WeiboBot.ann)
    try await Task.sleep(for: .seconds(1))
    #expect(try await daemon.stop() == .exited(0))
    try await daemon.start()
    try await Task.sleep(for: .seconds(1))
    #expect(try await daemon.stop() == .exited(0))
    // Signing in twice, the first look and one more at most; where a look found the status, its answer, and whether
    // that has arrived.
    #expect(try await bot.calls() <= 2 * 2 + 2 * 3 + 2)
  }
}
