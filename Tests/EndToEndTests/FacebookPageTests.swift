import Foundation
import Testing

/// The running bot as people who write to a Page see it, and as its operator sees it with them.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct FacebookPageTests {
  private static let threeDays = 259_200.0

  private func daemon(_ page: FacebookPage, _ more: [String: any Sendable] = [:]) async throws -> Daemon {
    let daemon = try Daemon([page.account(more)], driver: page.server.driver)
    try await daemon.startAfresh()
    return daemon
  }

  /// Checks that every request is documented, and that no log shows a secret.
  private func expectCare(_ page: FacebookPage, _ daemon: Daemon) async throws {
    #expect(try await page.server.violations.violations.isEmpty)
    #expect(!page.isSecret(in: try String(contentsOf: daemon.log, encoding: .utf8)))
  }

  @Test func `messages and comments are answered in private, and nobody is made up`() async throws {
    let page = try await FacebookPage()
    let daemon = try await daemon(page)
    let added = try await page.ask("call jimmy at 5pm tomorrow", from: FacebookPage.ann, of: daemon)
    #expect(added.hasPrefix("Added \"call jimmy\" for "), "\(added)")
    // A person who is hidden gets no answer.
    try await page.write("buy a boat", from: FacebookPage.bob, ["hidden": true])
    // The answer to the private reply is lost, which the repeat finds out.
    try await page.fault("POST", "messages", "drop")
    try await page.comment("lovely", from: FacebookPage.bob)
    try await page.comment("@nuthatch buy milk", from: FacebookPage.bob)
    let reply = try #require(try await page.sent(to: FacebookPage.bob, count: 1, by: daemon).first)
    #expect(reply.comment != nil && reply.text.contains("Added \"buy milk\""), "\(reply)")
    try await daemon.settle(received: 2)
    #expect(try await page.sent(to: FacebookPage.bob).count == 1)
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    #expect(try await daemon.database("SELECT name FROM todo ORDER BY name") == [["buy milk"], ["call jimmy"]])
    #expect(try await daemon.database("SELECT count(*) FROM person") == [["2"]])
    let (checked, end) = try await daemon.nuthatch(["check"])
    #expect(end == .exited(0) && checked.contains("signed in as @nuthatch"), "\(checked)")
    #expect(checked.contains("permissions: pages_read_engagement"), "\(checked)")
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(page, daemon)
  }

  @Test func `a reminder beyond a day is announced, waits, and is told when its person writes again`() async throws {
    let page = try await FacebookPage()
    let daemon = try await daemon(page)
    let set = try await page.ask("call jimmy in 50 hours", from: FacebookPage.ann, of: daemon)
    #expect(set.contains("only within 24 hours of your last message"), "\(set)")
    #expect(try await daemon.stop() == .exited(0))
    try await page.set(["ahead": Int(Self.threeDays)])
    try await daemon.start(ahead: Self.threeDays)
    try await eventually("the reminder to wait", log: daemon.log) {
      try await daemon.database("SELECT count(*) FROM outbox WHERE failure LIKE 'they have not written%'") == [["1"]]
    }
    #expect(try await page.sent(to: FacebookPage.ann).count == 1)
    try await page.write("buy milk", from: FacebookPage.ann)
    let told = try await page.sent(to: FacebookPage.ann, count: 3, by: daemon).dropFirst().map(\.text)
    #expect(told.contains { $0.contains("call jimmy") } && told.contains { $0.contains("buy milk") }, "\(told)")
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(page, daemon)
  }

  @Test func `with a template it goes in time, and says nothing of it before`() async throws {
    let page = try await FacebookPage()
    let daemon = try await daemon(page, ["utility_template": "reminder"])
    let set = try await page.ask("call jimmy in 50 hours", from: FacebookPage.ann, of: daemon)
    #expect(!set.contains("24 hours"), "\(set)")
    #expect(try await daemon.stop() == .exited(0))
    try await page.set(["ahead": Int(Self.threeDays)])
    try await daemon.start(ahead: Self.threeDays)
    let told = try #require(try await page.sent(to: FacebookPage.ann, count: 2, by: daemon).last)
    #expect(told.type == "UTILITY" && told.text.contains("call jimmy"), "\(told)")
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(page, daemon)
  }

  @Test func `a genuine call is a reason to look, and a forged one is none`() async throws {
    let page = try await FacebookPage()
    let port = try freePort()
    let account = page.account([
      "webhook": true, "verify_token": "words-of-mine", "poll_seconds": ["min": 3600, "max": 3600],
    ])
    let daemon = try Daemon([account], driver: page.server.driver, web: port)
    try await daemon.startAfresh()
    let address = "http://127.0.0.1:\(port)/webhook/page"
    #expect(try await daemon.nuthatch(["check"]).output.contains("name \(address) with the `verify_token`"))
    try await page.set(["webhook": ["actual": address, "secret": "somebody's"]])
    #expect(try await page.confirm("words-of-mine").body == "1158201444")
    #expect(try await page.confirm("other-words").status == 403)
    #expect(try await page.write("feed the cat", from: FacebookPage.ann)?.status == 403)
    try await page.set(["webhook": ["actual": address]])
    #expect(try await page.write("feed the dog", from: FacebookPage.bob)?.body == "EVENT_RECEIVED")
    #expect(
      try await page.sent(to: FacebookPage.bob, count: 1, by: daemon)[0].text.contains("Added \"feed the dog\""))
    #expect(
      try await page.sent(to: FacebookPage.ann, count: 1, by: daemon)[0].text.contains("Added \"feed the cat\""))
    #expect(try await daemon.stop() == .exited(0))
    try await expectCare(page, daemon)
  }
}
