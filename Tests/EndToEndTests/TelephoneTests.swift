import Foundation
import Testing

/// The running bot as people with a plain phone see it, and as its operator sees it with them.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct TelephoneTests {
  private static let ann = "+447700900123"
  private static let bob = "+14155550199"

  private func daemon(_ phone: Telephone, _ more: [String: any Sendable] = [:]) async throws -> Daemon {
    let daemon = try Daemon([phone.account("phone", more)], driver: phone.server.driver)
    try await daemon.startAfresh()
    return daemon
  }

  /// Checks that every request to the stand-in conforms to the network's description of its API.
  private func expectAsDescribed(_ phone: Telephone) async throws {
    #expect(try await phone.server.violations.violations.isEmpty)
  }

  @Test func `texts are answered by text, and the words of carriers are obeyed`() async throws {
    let phone = try await Telephone()
    let daemon = try await daemon(phone)
    let added = try await phone.ask("d nuthatch call jimmy at 5pm tomorrow", from: Self.ann, of: daemon)
    #expect(added.hasPrefix("Added \"call jimmy\" for ") && added.contains("Europe/London"), "\(added)")
    let listed = try await phone.ask("tomorrow", from: Self.ann, of: daemon)
    #expect(listed.contains("1. call jimmy - 17:00"), "\(listed)")
    let help = try await phone.ask("HELP", from: Self.ann, of: daemon)
    #expect(help.contains("Text STOP to end"), "\(help)")

    // From STOP to START nothing is sent, and messages are kept.
    try await phone.receive("STOP", from: Self.ann)
    try await phone.receive("pay rent monday", from: Self.ann)
    #expect(try await phone.ask("hello", from: Self.bob, of: daemon).hasPrefix("Hello!"))
    try await daemon.settle(received: 6)
    #expect(try await phone.sent(to: Self.ann).count == 3)
    let back = try await phone.ask("START", from: Self.ann, of: daemon)
    #expect(back.hasPrefix("Welcome back!"), "\(back)")
    let done = try await phone.ask("done rent", from: Self.ann, of: daemon)
    #expect(done.contains("Done: \"pay rent\""), "\(done)")
    let requests = try await daemon.database("SELECT count(*) FROM outbox WHERE state = 'dead'")
    #expect(requests == [["0"]])
    #expect(try await daemon.stop() == .exited(0))
    try await expectAsDescribed(phone)
  }

  @Test func `strangers are not listened to where the operator names who is`() async throws {
    let phone = try await Telephone()
    let daemon = try await daemon(phone, ["allow": [Self.ann]])
    try await phone.receive("buy a boat", from: Self.bob)
    #expect(try await phone.ask("buy milk", from: Self.ann, of: daemon).contains("Added \"buy milk\""))
    #expect(try await phone.sent(to: Self.bob).isEmpty)
    #expect(try await daemon.database("SELECT name FROM todo") == [["buy milk"]])
    #expect(try await daemon.stop() == .exited(0))
    try await expectAsDescribed(phone)
  }

  @Test func `what goes wrong on the way is tried again, and a lost answer is looked for`() async throws {
    let phone = try await Telephone()
    let daemon = try await daemon(phone)
    try await phone.fault("GET", "Messages.json", 503)
    try await phone.fault("GET", "Messages.json", "garble")
    try await phone.fault("POST", "Messages.json", 429, ["headers": ["Retry-After": "1"]])
    try await phone.fault("POST", "Messages.json", "drop")
    #expect(try await phone.ask("feed the cat", from: Self.ann, of: daemon).contains("Added \"feed the cat\""))
    try await eventually("the faults to be used up", log: daemon.log) { try await phone.faultsLeft() == 0 }
    try await daemon.settle(received: 1)
    #expect(try await phone.sent(to: Self.ann).count == 1)
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    #expect(try await daemon.database("SELECT name FROM todo") == [["feed the cat"]])
    #expect(try await daemon.stop() == .exited(0))
    try await expectAsDescribed(phone)
  }

  @Test func `a call of the network's has what was texted read at once, and nobody else's does`() async throws {
    let phone = try await Telephone()
    let port = try freePort()
    // By itself it would not look again before the test is over.
    let account = phone.account("phone", ["webhook": true, "poll_seconds": ["min": 3600, "max": 3600]])
    let daemon = try Daemon([account], driver: phone.server.driver, web: port)
    try await daemon.startAfresh()
    let address = "http://127.0.0.1:\(port)/webhook/phone"
    #expect(try await daemon.nuthatch(["check"]).output.contains("have Twilio call \(address) by POST"))
    try await phone.set(["webhook": ["public": address, "token": "somebody's"]])
    try await eventually("the look at the start", log: daemon.log) { try await phone.looks() == 1 }
    let forged = try await phone.receive("feed the cat", from: Self.ann)
    #expect(forged?.status == 403)
    try await phone.set(["webhook": ["public": address]])
    let called = try #require(try await phone.receive("feed the dog", from: Self.bob))
    #expect(called.status == 200 && called.type?.hasPrefix("text/xml") == true)
    #expect(called.body == #"<?xml version="1.0" encoding="UTF-8"?><Response/>"#)
    #expect(try await phone.sent(to: Self.bob, count: 1, by: daemon)[0].contains("Added \"feed the dog\""))
    #expect(try await phone.sent(to: Self.ann, count: 1, by: daemon)[0].contains("Added \"feed the cat\""))
    // There was one look for both: the forged call caused none.
    #expect(try await phone.looks() == 2)
    #expect(try await daemon.stop() == .exited(0))
    try await expectAsDescribed(phone)
  }

  @Test func `a token that was changed is told, and the new one is taken up`() async throws {
    let phone = try await Telephone()
    let daemon = try await daemon(phone)
    try await phone.set(["token": "another"])
    try await eventually("the sign-out in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.failure?.contains("20003") == true }
    }
    let (refused, end) = try await daemon.nuthatch(["check"])
    #expect(end != .exited(0) && refused.contains("PROBLEM") && refused.contains("Twilio's console"), "\(refused)")
    #expect(try await daemon.stop() == .exited(0))
    try await daemon.replaceToken(of: "phone", by: "another")
    try await daemon.start()
    #expect(try await phone.ask("feed the goat", from: Self.ann, of: daemon).contains("Added \"feed the goat\""))
    let (good, _) = try await daemon.nuthatch(["check"])
    #expect(good.contains("ok    account phone: signed in as @\(phone.number)"), "\(good)")
    #expect(try await daemon.stop() == .exited(0))
  }
}
