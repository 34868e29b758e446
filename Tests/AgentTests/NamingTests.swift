import Agenda
import Conversation
import Foundation
import SMS
import Storage
import Store
import Testing

@testable import Agent

/// The names by which people learn of each other, across networks.
@Suite struct NamingTests {
  /// Accounts on a server, on a network whose ids are global, and on a telephone's.
  private struct Networks {
    let ledger: SQLiteLedger
    let all: [String: TestAgent]

    init() throws {
      ledger = try SQLiteLedger.inMemory()
      let first = try TestAgent(ScriptedNetwork(name: "mastodon", realm: "a.example"), ledger: ledger)
      let phones = NetworkTraits(
        lengthLimit: 10, counting: .segments, hasReferences: false, addressing: .telephone)
      all = [
        "mastodon": first,
        "x": try TestAgent(ScriptedNetwork(name: "x"), account: "bird", beside: first),
        "sms": try TestAgent(ScriptedNetwork(traits: phones, name: "sms"), account: "phone", beside: first),
      ]
    }

    /// Someone writes; returns everybody's new messages, as `x/mal: ...`.
    @discardableResult
    func say(_ text: String, by author: String, on network: String, handle: String? = nil) async throws -> [String] {
      let before = all.mapValues { $0.network.posts.count }
      all[network]?.network.write(text, by: author, handle: handle)
      for agent in all.values { try await agent.poll() }
      try await all[network]?.work()
      for agent in all.values { try await agent.sender.sendAll() }
      return all.flatMap { name, agent in
        agent.network.posts.dropFirst(before[name] ?? 0).map {
          "\(name)/\($0.recipientID): \($0.text.replacing("\u{200B}", with: ""))"
        }
      }
    }

    /// Makes two accounts one person.
    func link(_ one: (String, String), _ other: (String, String)) async throws {
      let offer = try await say("!link", by: one.0, on: one.1).joined()
      let code = try #require(offer.firstMatch(of: /!link (\w+)/)?.1)
      try await say("!link \(code)", by: other.0, on: other.1)
      var told = try await say("yes", by: other.0, on: other.1).joined()
      if let proof = told.firstMatch(of: /Send (\d{6})/)?.1 {
        told = try await say(String(proof), by: other.0, on: other.1).joined()
      }
      #expect(told.contains("one person now"), "\(told)")
    }

    /// Everything that ever went out over any network except the telephone's.
    var toldElsewhere: [String] {
      all.filter { $0.key != "sms" }.values.flatMap { $0.network.posts.map(\.text) }
    }
  }

  private static let phone = "+447700900123"

  @Test func `a number is told to nobody on another network, whoever answers from it`() async throws {
    let networks = try Networks()
    try await networks.say("hi", by: "ann", on: "mastodon")
    try await networks.say("hi", by: "mal", on: "x")
    try await networks.link(("ann", "mastodon"), (Self.phone, "sms"))
    try await networks.say("!send fetch the bread to @ann@a.example", by: "mal", on: "x")
    let declined = try await networks.say("!decline", by: Self.phone, on: "sms")
    #expect(declined.contains { $0.hasPrefix("x/mal: @ann@a.example declined") }, "\(declined)")
    #expect(!networks.toldElsewhere.contains { $0.contains("7700900") }, "\(networks.toldElsewhere)")
  }

  @Test func `who first wrote from a phone is known by where they ask from`() async throws {
    let networks = try Networks()
    try await networks.say("hi", by: Self.phone, on: "sms")
    try await networks.say("hi", by: "ann", on: "mastodon")
    try await networks.say("hi", by: "zed", on: "x")
    try await networks.link(("ann", "mastodon"), (Self.phone, "sms"))
    let asked = try await networks.say("!send feed the cat to @zed@x", by: "ann", on: "mastodon")
    #expect(asked.contains { $0.hasPrefix("x/zed: @ann@a.example asks you: \"feed the cat\"") }, "\(asked)")
    let accepted = try await networks.say("!accept", by: "zed", on: "x").joined()
    #expect(accepted.contains("@ann@a.example is told") && accepted.contains("!trust @ann@a.example"), "\(accepted)")
    // A message from the phone is signed with a name that may be shown there.
    let fromPhone = try await networks.say("!send feed the dog to @zed@x", by: Self.phone, on: "sms")
    #expect(fromPhone.contains { $0.hasPrefix("x/zed: @ann@a.example asks you: \"feed the dog\"") }, "\(fromPhone)")
    #expect(try await networks.say("!export", by: "zed", on: "x").allSatisfy { !$0.contains("7700900") })
    _ = try await networks.all["x"]?.jobs.workOnce()
    try await networks.all["x"]?.sender.sendAll()
    let exported = networks.toldElsewhere.map { $0.replacing("\u{200B}", with: "") }
    #expect(exported.contains { $0.contains(#""handle":"ann@a.example""#) })
    #expect(!networks.toldElsewhere.contains { $0.contains("7700900") }, "\(networks.toldElsewhere)")
  }

  @Test func `who has nothing but a number is somebody elsewhere, and a guessed number is nobody's`() async throws {
    let networks = try Networks()
    try await networks.say("hi", by: Self.phone, on: "sms")
    try await networks.say("hi", by: "zed", on: "x")
    let asked = try await networks.say("!send call me to @zed@x", by: Self.phone, on: "sms")
    #expect(asked.contains { $0.hasPrefix("x/zed: Somebody asks you: \"call me\"") }, "\(asked)")
    let accepted = try await networks.say("!accept", by: "zed", on: "x").joined()
    #expect(accepted.contains("Somebody is told.") && !accepted.contains("!trust"), "\(accepted)")
    let guessed = try await networks.say("!send milk to @\(Self.phone)", by: "zed", on: "x").joined()
    #expect(guessed.contains("has not written to me yet"), "\(guessed)")
  }

  @Test func `what is told of another account is what was known of it`() async throws {
    let networks = try Networks()
    try await networks.say("hi", by: "ann", on: "mastodon")
    try await networks.say("hi", by: "secretann", on: "x")
    try await networks.say("hi", by: "mal", on: "x")
    try await networks.link(("ann", "mastodon"), ("secretann", "x"))
    try await networks.say("!send fetch the bread to @ann@a.example", by: "mal", on: "x")
    let accepted = try await networks.say("!accept", by: "ann", on: "mastodon")
    #expect(accepted.contains { $0.hasPrefix("x/mal: @ann@a.example accepted") }, "\(accepted)")
    try await networks.say("!send feed the cat to @mal@x", by: "ann", on: "mastodon")
    #expect(!networks.all["x"]!.network.posts.contains { $0.recipientID == "mal" && $0.text.contains("secretann") })
  }

  @Test func `a bare handle is one's own network's and host's, or a contact's; anybody else is asked for`() async throws
  {
    let networks = try Networks()
    try await networks.say("hi", by: "7", on: "mastodon", handle: "ann")
    try await networks.say("hi", by: "8", on: "mastodon", handle: "eve@far.example")
    try await networks.say("hi", by: "mom", on: "x")
    let asked = try await networks.say("@mom my appointment is friday 9am", by: "7", on: "mastodon", handle: "ann")
    #expect(asked.count == 1 && asked[0].contains("1. @mom@x (x)"), "\(asked)")
    let far = try await networks.say("!send milk to @eve", by: "7", on: "mastodon", handle: "ann")
    #expect(far.count == 1 && far[0].contains("1. @eve@far.example (mastodon)"), "\(far)")
    let chosen = try await networks.say("1", by: "7", on: "mastodon", handle: "ann")
    #expect(chosen.contains { $0.hasPrefix("mastodon/8: @ann asks you: \"milk\"") }, "\(chosen)")
    // Once they have agreed on something, the handle is enough.
    try await networks.say("yes", by: "8", on: "mastodon", handle: "eve@far.example")
    let again = try await networks.say("!send bread to @eve", by: "7", on: "mastodon", handle: "ann")
    #expect(again.contains { $0.hasPrefix("mastodon/8: @ann asks you: \"bread\"") }, "\(again)")
    // Somebody on the same host comes first.
    try await networks.say("hi", by: "9", on: "mastodon", handle: "mom")
    let own = try await networks.say("@mom feed the cat", by: "7", on: "mastodon", handle: "ann")
    #expect(own.contains { $0.hasPrefix("mastodon/9: @ann asks you: \"feed the cat\"") }, "\(own)")
  }

  @Test func `a namesake from another network does not pass for a friend`() async throws {
    let networks = try Networks()
    for (id, handle) in [("1", "bob"), ("2", "eve")] {
      try await networks.say("hi", by: id, on: "mastodon", handle: handle)
    }
    try await networks.say("hi", by: "bob", on: "x")
    try await networks.say("!send milk to @eve", by: "1", on: "mastodon", handle: "bob")
    try await networks.say("yes", by: "2", on: "mastodon", handle: "eve")
    try await networks.say("!trust @bob", by: "2", on: "mastodon", handle: "eve")
    let asked = try await networks.say("!send wire 500 to @eve@a.example", by: "bob", on: "x")
    #expect(asked.contains { $0.hasPrefix("mastodon/2: @bob@x asks you: \"wire 500\"") }, "\(asked)")
  }

  @Test func `who takes requests from contacts alone is asked by no stranger, who is told no more`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("hi", by: "cat")
    try await agent.say("!send milk to @bob")
    try await agent.say("yes", by: "bob")
    for (choice, ana, cat) in [("contacts", true, false), ("nobody", false, false), ("everybody", true, true)] {
      try await agent.say("!requests \(choice)", by: "bob")
      for (author, isTaken) in [("ana", ana), ("cat", cat)] {
        let told = try await agent.say("!send bread to @bob", by: author)
        #expect((told["bob"] != nil) == isTaken, "\(choice) \(author)")
        #expect((told[author] == ["@bob takes no requests. Nothing was sent."]) == !isTaken, "\(choice) \(author)")
        if isTaken { try await agent.say("no", by: "bob") }
      }
    }
  }

  @Test(
    arguments: [
      "!unlink yes", "!unlink @mastodon:ann@a.example yes", "!calendar new", "!calendar off", "!trust @zed",
      "!block @zed off", "!requests everybody", "!forgetme yes", "!export",
    ])
  func `what a forged text could take away, or whom it could let in, takes a code`(text: String) async throws {
    let networks = try Networks()
    try await networks.say("hi", by: "ann", on: "mastodon")
    try await networks.say("hi", by: "zed", on: "mastodon")
    try await networks.link(("ann", "mastodon"), (Self.phone, "sms"))
    let told = try await networks.say(text, by: Self.phone, on: "sms").joined()
    #expect(told.contains("Is it you? Send "), "\(told)")
    #expect(try await networks.ledger.people().first?.addresses.count == 2)
    // On networks where nobody can be forged, no code is asked for.
    let elsewhere = try await networks.say(text, by: "ann", on: "mastodon").joined()
    #expect(!elsewhere.contains("Is it you?"), "\(elsewhere)")
  }

  @Test(arguments: ["!block @ann", "!requests nobody"])
  func `what keeps others out is not undone by a forged text`(refusal: String) async throws {
    let networks = try Networks()
    let ann = "+447700900321"
    for number in [Self.phone, ann] { try await networks.say("hi", by: number, on: "sms") }
    let refusal = refusal.replacing("@ann", with: "@\(ann)")
    let refused = try await networks.say(refusal, by: Self.phone, on: "sms").joined()
    if let code = refused.firstMatch(of: /Send (\d{6})/)?.1 {
      try await networks.say(String(code), by: Self.phone, on: "sms")
    }
    for text in ["!undo", "undo", "no"] {
      let told = try await networks.say(text, by: Self.phone, on: "sms").joined()
      #expect(!told.contains("Undone"), "\(text): \(told)")
      #expect(try await networks.say("!send milk to @\(Self.phone)", by: ann, on: "sms").count == 1)
    }
    let asked = try await networks.say("!undo", by: Self.phone, on: "sms").joined()
    let code = try #require(asked.firstMatch(of: /Send (\d{6})/)?.1)
    #expect(try await networks.say(String(code), by: Self.phone, on: "sms").joined().contains("Undone"))
    #expect(try await networks.say("!send milk to @\(Self.phone)", by: ann, on: "sms").count == 2)
    // A command that concerns nobody else needs no code.
    try await networks.say("!timezone Europe/Paris", by: Self.phone, on: "sms")
    #expect(try await networks.say("!undo", by: Self.phone, on: "sms").joined().contains("Undone"))
  }

  @Test func `what a trusted phone sends is asked for all the same`() async throws {
    let networks = try Networks()
    let other = "+447700900321"
    for number in [Self.phone, other] { try await networks.say("hi", by: number, on: "sms") }
    try await networks.say("!send milk to @\(other)", by: Self.phone, on: "sms")
    try await networks.say("!accept", by: other, on: "sms")
    let proof = try await networks.say("!trust @\(Self.phone)", by: other, on: "sms").joined()
    let code = try #require(proof.firstMatch(of: /Send (\d{6})/)?.1)
    #expect(try await networks.say(String(code), by: other, on: "sms").joined().contains("without asking you"))
    let sent = try await networks.say("!send wire 500 to @\(other)", by: Self.phone, on: "sms")
    #expect(sent.contains { $0.hasPrefix("sms/\(other): @\(Self.phone) asks you: \"wire 500\"") }, "\(sent)")
  }

  @Test func `a message that goes elsewhere takes no number along`() async throws {
    let networks = try Networks()
    let other = "+447700900321"
    try await networks.say("hi", by: "ann", on: "mastodon")
    for number in [Self.phone, other] { try await networks.say("hi", by: number, on: "sms") }
    try await networks.link(("ann", "mastodon"), (Self.phone, "sms"))
    try await networks.say("hi", by: Self.phone, on: "sms")
    networks.all["sms"]?.network.fail(.refused)
    try await networks.say("!send milk to @\(Self.phone)", by: other, on: "sms")
    try await networks.all["mastodon"]?.sender.sendAll()
    let moved = networks.toldElsewhere.filter { $0.contains("milk") }
    #expect(moved.count == 1 && moved[0].contains("somebody asks you: \"milk\""), "\(moved)")
    #expect(!networks.toldElsewhere.contains { $0.contains("7700900") }, "\(networks.toldElsewhere)")
  }

  @Test(arguments: [
    ("ANA", true), ("@ana", true), ("ana@a.example", true), ("@Ana@A.example", true), ("7", true), ("bob", false),
    ("ana@b.example", false),
  ])
  func `whom an account listens to is named in any way to write them`(name: String, isAdmitted: Bool) {
    let ana = Address(network: "mastodon", realm: "a.example", remoteID: "7", handle: "ana")
    #expect(Access.list([name]).admits(ana) == isAdmitted)
  }

  @Test func `a handle is whose the server says it is now, and nothing goes by it to who had it before`() async throws {
    let networks = try Networks()
    try await networks.say("hi", by: "1", on: "mastodon", handle: "ann")
    try await networks.say("hi", by: "2", on: "mastodon", handle: "bob")
    try await networks.say("!send jam to @ann", by: "2", on: "mastodon", handle: "bob")
    try await networks.say("!accept", by: "1", on: "mastodon", handle: "ann")
    try await networks.say("hi", by: "9", on: "mastodon", handle: "Ann")
    let asked = try await networks.say("!send milk to @ann", by: "2", on: "mastodon", handle: "bob")
    #expect(asked.contains { $0.hasPrefix("mastodon/9: @bob asks you: \"milk\"") }, "\(asked)")
    let sent = try await networks.say("!sent", by: "2", on: "mastodon", handle: "bob")
    #expect(sent.joined().contains("@1: jam") && sent.joined().contains("@Ann: milk"), "\(sent)")
    // On networks that address posts by handles, a message for one person must not reach another.
    let former = try #require(try await networks.ledger.people(called: "mastodon:1").first)
    #expect(try await networks.ledger.read { try $0.people.reachable(former) }.isEmpty)
    let back = try await networks.say("buy tea", by: "1", on: "mastodon", handle: "annie")
    #expect(back.count == 1)
    let known = try await networks.say("!send bread to @annie", by: "2", on: "mastodon", handle: "bob")
    #expect(known.contains { $0.hasPrefix("mastodon/1: ") }, "\(known)")
  }
}
