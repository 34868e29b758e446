import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// Bots' accounts on several servers that give the same ids and handles, over one ledger.
struct Servers {
  let ledger: SQLiteLedger
  let agents: [TestAgent]
  static let realms = ["a.example", "b.example", "c.example"]

  init() throws {
    ledger = try SQLiteLedger.inMemory()
    var agents: [TestAgent] = []
    for (index, realm) in Servers.realms.enumerated() {
      let network = ScriptedNetwork(name: "mastodon", realm: realm)
      agents.append(
        try agents.isEmpty
          ? TestAgent(network, ledger: ledger) : TestAgent(network, account: "account\(index)", beside: agents[0]))
    }
    self.agents = agents
  }

  /// Someone writes; returns everybody's new messages, by server and id.
  @discardableResult
  func say(_ text: String, by id: String, on server: Int, handle: String) async throws -> [(Int, String, String)] {
    let before = agents.map { $0.network.posts.count }
    agents[server].network.write(text, by: id, handle: handle)
    for agent in agents { try await agent.poll() }
    try await agents[server].work()
    for agent in agents { try await agent.sender.sendAll() }
    return agents.enumerated().flatMap { index, agent in
      agent.network.posts.dropFirst(before[index]).map {
        (index, $0.recipientID, $0.text.replacing("\u{200B}", with: ""))
      }
    }
  }

  /// The first message that one of them gets.
  func ask(_ text: String, by id: String = "104", on server: Int, handle: String = "ann") async throws -> String {
    try await say(text, by: id, on: server, handle: handle).first { $0.0 == server && $0.1 == id }?.2 ?? ""
  }

  func address(_ id: String, on server: Int) -> Address {
    Address(network: "mastodon", realm: Servers.realms[server], remoteID: id, handle: id)
  }
}

@Suite struct RealmTests {
  @Test func `who has another's id on another server reads nothing of theirs`() async throws {
    let servers = try Servers()
    _ = try await servers.ask("!note my safe code is 4711", on: 0)
    let read = try await servers.ask("!notes", on: 1, handle: "zoe")
    #expect(!read.contains("4711") && read.contains("nothing"), "\(read)")
    let people = try await servers.ledger.people()
    #expect(people.map { $0.addresses.map(\.name) } == [["ann@a.example"], ["zoe@b.example"]])
  }

  @Test func `people of one handle on several servers are told apart in what is asked`() async throws {
    let servers = try Servers()
    for server in 0..<2 { _ = try await servers.ask("hi", on: server) }
    _ = try await servers.ask("hi", by: "7", on: 2, handle: "cat")
    let which = try await servers.ask("!send milk to @ann", by: "7", on: 2, handle: "cat")
    #expect(which.contains("1. @ann@a.example") && which.contains("2. @ann@b.example"), "\(which)")
    let told = try await servers.say("2", by: "7", on: 2, handle: "cat")
    #expect(told.contains { $0.0 == 1 && $0.1 == "104" && $0.2.contains("milk") }, "\(told)")
    #expect(!told.contains { $0.0 == 0 })
  }

  @Test func `who is called as somebody on another server is told apart, and either can be chosen`() async throws {
    for (answer, server) in [("1", 0), ("2", 1)] {
      let servers = try Servers()
      _ = try await servers.ask("hi", by: "7", on: 0, handle: "bob@b.example")
      _ = try await servers.ask("hi", by: "8", on: 1, handle: "bob")
      _ = try await servers.ask("hi", on: 0)
      let which = try await servers.ask("!send milk to @bob@b.example", on: 0)
      let lines = which.split(separator: "\n").suffix(2)
      #expect(lines.count == 2 && Set(lines.map { $0.dropFirst(3) }).count == 2, "\(which)")
      let told = try await servers.say(answer, by: "104", on: 0, handle: "ann")
      #expect(told.contains { $0.0 == server && $0.2.contains("milk") && $0.1 != "104" }, "\(answer): \(told)")
      for (name, person) in [("mastodon:bob@b.example", "8"), ("mastodon:bob@b.example@a.example", "7")] {
        let found = try await servers.ledger.people(called: name)
        let people = try await servers.ledger.people().filter { found.contains($0.id) }
        #expect(people.flatMap(\.addresses).map(\.remoteID) == [person], "\(name)")
      }
    }
  }

  @Test func `an account that is set to another server reads nothing, and says why`() async throws {
    let servers = try Servers()
    _ = try await servers.ask("hi", on: 0)
    let moved = try TestAgent(ScriptedNetwork(name: "mastodon", realm: "b.example"), ledger: servers.ledger)
    for _ in 0..<2 { moved.network.write("!notes", by: "104") }
    await #expect(throws: RealmMismatch.self) { try await moved.poll() }
    #expect(moved.network.posts.isEmpty)
  }

  @Test func `alerts reach the operator that is meant, and nobody where that is not known`() async throws {
    let servers = try Servers()
    for server in 0..<2 { _ = try await servers.ask("hi", on: server) }
    // One server calls somebody by a handle that belongs to another person on the server it names.
    _ = try await servers.ask("hi", by: "7", on: 0, handle: "bob@b.example")
    _ = try await servers.ask("hi", by: "8", on: 1, handle: "bob")
    _ = try await servers.ask("hi", by: "@cat:c.example", on: 1, handle: "cat@c.example")
    let cases = [
      ("ann", [] as [Int]), ("ann@b.example", [1]), ("@Ann@A.example", [0]), ("bob@b.example", [1]),
      ("bob@b.example@a.example", [0]), ("7", [0]), ("8", [1]),
      // The configuration keeps an id without the mark of handles before it.
      ("cat:c.example", [1]),
    ]
    for (handle, wanted) in cases {
      let agent = servers.agents[0]
      let alerts = OperatorAlerts(
        ledger: servers.ledger, policy: CurrentPolicy(Policy(operatorHandle: handle, operatorNetwork: "mastodon")),
        registry: agent.registry, timekeeper: agent.clock.timekeeper, log: agent.poller.log)
      let before = servers.agents.map { $0.network.posts.count }
      #expect(await alerts.raise(.lag) { _ in "late" } == !wanted.isEmpty)
      for agent in servers.agents { try await agent.sender.sendAll() }
      #expect(servers.agents.indices.filter { servers.agents[$0].network.posts.count > before[$0] } == wanted)
      agent.clock.advance(7200)
    }
  }

  /// Everybody's own words: each person's text has a mark that nobody else may ever read.
  fileprivate struct Crowd {
    struct Member: Hashable {
      var server: Int
      var id: String
    }

    let handles = ["1": "ann", "2": "bob", "3": "ann", "4": "cat"]
    var random: Seeded
    /// The groups of members that are one person, each by the member that stands for the group.
    var person: [Member: Member] = [:]
    var notes: [Member: Set<String>] = [:]
    var blocked: Set<Member> = []
    /// The marks that each member has written; those of erased members belong to nobody.
    var marks: [Member: Set<String>] = [:]
    var count = 0

    init(seed: UInt64) { random = Seeded(state: seed) }

    mutating func member() -> Member {
      Member(server: Int.random(in: 0..<3, using: &random), id: String(Int.random(in: 1...4, using: &random)))
    }

    func one(_ member: Member) -> Member { person[member] ?? member }

    mutating func mark(of member: Member) -> String {
      count += 1
      let mark = "w\(count)q"
      marks[one(member), default: []].insert(mark)
      return mark
    }
  }

  /// SplitMix64: the same numbers on every machine.
  fileprivate struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `whatever people with the same ids and handles do, nobody reads or changes another's things`(seed: UInt64)
    async throws
  {
    let servers = try Servers()
    var crowd = Crowd(seed: seed)
    /// Sends a message, and checks that nobody reads a mark that is not theirs.
    func say(_ text: String, _ member: Crowd.Member) async throws -> String {
      let told = try await servers.say(
        text, by: member.id, on: member.server, handle: crowd.handles[member.id] ?? "")
      for (server, id, text) in told {
        let reader = crowd.one(Crowd.Member(server: server, id: id))
        // Whole words: a random code may well have a mark's letters in it.
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        for (owner, marks) in crowd.marks where owner != reader {
          for mark in marks where words.contains(mark) {
            Issue.record("seed \(seed): \(reader) reads \(mark) of \(owner): \(text)")
          }
        }
      }
      return told.first { $0.0 == member.server && $0.1 == member.id }?.2 ?? ""
    }

    for _ in 0..<120 {
      let member = crowd.member()
      let isBlocked = crowd.blocked.contains(crowd.one(member))
      switch Int.random(in: 0..<14, using: &crowd.random) {
      case 0...3:
        let mark = crowd.mark(of: member)
        _ = try await say("!note \(mark)", member)
        if !isBlocked { crowd.notes[crowd.one(member), default: []].insert(mark) }
      case 4: _ = try await say("buy \(crowd.mark(of: member)) tomorrow 5pm", member)
      case 5: _ = try await say("!notes", member)
      case 6: _ = try await say("!today\n!list all", member)
      case 7: _ = try await say("!find w", member)
      case 8:
        _ = try await say(
          "!block @\(["ann", "bob", "cat@b.example"].randomElement(using: &crowd.random) ?? "")", member)
      case 9:
        _ = try await say(
          "!send a gift to @\(["ann", "bob@a.example", "cat"].randomElement(using: &crowd.random) ?? "")", member)
      case 10: _ = try await say("!accept\n!settings", member)
      case 11:
        let other = crowd.member()
        let offer = try await say("!link", member)
        guard !isBlocked, !crowd.blocked.contains(crowd.one(other)), crowd.one(member) != crowd.one(other),
          let code = offer.firstMatch(of: /!link (\w+)/)?.1
        else { continue }
        _ = try await say("!link \(code)", other)
        let joined = try await say("yes", other)
        try #require(joined.contains("one person now"), "\(joined)")
        let (stays, goes) = (crowd.one(member), crowd.one(other))
        for each in Set(crowd.person.keys).union([member, other, stays, goes]) where crowd.one(each) == goes {
          crowd.person[each] = stays
        }
        crowd.notes[stays, default: []].formUnion(crowd.notes.removeValue(forKey: goes) ?? [])
        crowd.marks[stays, default: []].formUnion(crowd.marks.removeValue(forKey: goes) ?? [])
      case 12:
        guard !isBlocked else { continue }
        _ = try await say("!forgetme yes", member)
        crowd.notes[crowd.one(member)] = nil
        crowd.dissolve(crowd.one(member))
      default:
        guard
          let id = try await servers.ledger.read({ try $0.people.id(at: servers.address(member.id, on: member.server)) }
          )
        else { continue }
        try await servers.ledger.block(id, since: isBlocked ? nil : servers.agents[0].clock.now)
        crowd.blocked.formSymmetricDifference([crowd.one(member)])
      }
      servers.agents[0].clock.advance(61)
    }
    // Everybody has their own notes, and nothing else.
    for server in 0..<3 {
      for id in crowd.handles.keys {
        let address = servers.address(id, on: server)
        let kept = try await servers.ledger.read { ledger -> Set<String> in
          guard let person = try ledger.people.person(at: address) else { return [] }
          return Set(try ledger.belongings(of: person, changedBy: nil).notes.newest(limit: 1000).map(\.text))
        }
        #expect(kept == crowd.notes[crowd.one(.init(server: server, id: id))] ?? [], "seed \(seed): \(id) on \(server)")
      }
    }
  }
}

extension RealmTests.Crowd {
  /// An erased member of a group starts again alone; the marks they wrote are still theirs alone.
  fileprivate mutating func dissolve(_ one: Member) {
    let all = Set(person.keys).union([one]).filter { self.one($0) == one }
    count += 1
    marks[Member(server: -1, id: String(count))] = marks.removeValue(forKey: one)
    for each in all { person[each] = nil }
  }
}
