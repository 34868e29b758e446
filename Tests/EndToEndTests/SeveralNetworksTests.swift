import Foundation
import Testing

/// One person on several networks at once, with one daemon.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct SeveralNetworksTests {
  private static let server = SharedServer()
  private static let phone = "+447700900123"

  @Test func `added by text, listed by direct message, done by mention; and told where a phone was stopped`()
    async throws
  {
    let (server, ana) = (try await Self.server.healed, await Strangers.next())
    let (number, handle) = (try await Telephone(), try await Handle())
    let daemon = try Daemon([server.account, number.account(), handle.account()], driver: server.driver)
    try await daemon.startAfresh()
    func ask(_ text: String, visibility: String = "direct") async throws -> String {
      let before = try await server.replies(to: ana).count
      try await server.post("@nuthatch \(text)", as: ana, visibility: visibility)
      return try await daemon.replies(to: ana, on: server, count: before + 1).last?.text ?? ""
    }

    // The code goes from the fediverse to the phone, which has to prove that it reads what is sent to it.
    let offer = try await ask("!link")
    let code = try #require(offer.firstMatch(of: /!link (\w+)/)?.1, "\(offer)")
    _ = try await number.ask("call jimmy at 5pm tomorrow", from: Self.phone, of: daemon)
    let question = try await number.ask("!link \(code)", from: Self.phone, of: daemon)
    #expect(question.hasSuffix("Join them? Y or N"), "\(question)")
    let proof = try await number.ask("y", from: Self.phone, of: daemon)
    let digits = try #require(proof.firstMatch(of: /\d{6}/)?.0, "\(proof)")
    let linked = try await number.ask(String(digits), from: Self.phone, of: daemon)
    #expect(linked.contains(ana), "\(linked)")
    try await daemon.settle(received: 5)

    // And once more, to X.
    let second = try await ask("!link")
    let other = try #require(second.firstMatch(of: /!link (\w+)/)?.1, "\(second)")
    #expect(try await handle.ask("!link \(other)", as: "ana", of: daemon).contains("Join them? Yes or no"))
    let joined = try await handle.ask("yes", as: "ana", of: daemon)
    #expect(joined.contains("one person now"), "\(joined)")

    _ = try await number.ask("pay rent tomorrow", from: Self.phone, of: daemon)
    let listed = try await handle.ask("tomorrow", as: "ana", of: daemon)
    #expect(listed.contains("call jimmy") && listed.contains("pay rent"), "\(listed)")
    let done = try await ask("done rent", visibility: "public")
    #expect(done.contains("Done: \"pay rent\""), "\(done)")
    let post = try await handle.post("@\(handle.name) !complete jimmy", as: "ana")
    let answers = try await handle.said(to: "ana", count: 4, by: daemon)
    #expect(answers.last?.kind == "post" && answers.last?.reply_to == post)
    #expect(answers.last?.text.contains("jimmy") == false, "\(answers.last?.text ?? "")")
    let left = try await number.ask("tomorrow", from: Self.phone, of: daemon)
    #expect(left.contains("nothing"), "\(left)")

    // A word without effect on other networks ends the messages to a phone; the notice goes to the network where the
    // person wrote last.
    let texts = try await number.sent(to: Self.phone).count
    try await number.receive("CANCEL", from: Self.phone)
    let told = try #require(try await handle.said(to: "ana", count: 5, by: daemon).last)
    #expect(told.kind == "dm" && told.text.contains("messages to the number ending in 123"), "\(told.text)")
    #expect(try await number.sent(to: Self.phone).count == texts)
    #expect(try await daemon.stop() == .exited(0))
    #expect(try await number.server.violations.violations.isEmpty)
    #expect(try await handle.server.violations.violations.isEmpty)
  }

  @Test func `an account whose network is down keeps no other waiting, and its state is told`() async throws {
    let bot = try await ChatBot()
    let down = Daemon.Account(
      name: "page", settings: ["network": "facebook", "server": "http://127.0.0.1:9"], secret: "nobody's")
    let daemon = try Daemon([down, bot.account], driver: bot.server.driver)
    try await daemon.start()
    try await eventually("one account that is read, and one that fails", log: daemon.log) {
      guard FileManager.default.fileExists(atPath: daemon.database.path) else { return false }
      let accounts = try await daemon.status().accounts
      return accounts.contains { $0.name == "chat" && $0.cursor != nil }
        && accounts.contains { $0.name == "page" && $0.signInCure?.contains("tried again") == true }
    }
    #expect(try await bot.ask("buy milk", from: ChatBot.ann, of: daemon).text.hasPrefix("Added \"buy milk\""))
    #expect(try await daemon.stop() == .exited(0))
  }
}
