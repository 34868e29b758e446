import Agenda
import Civil
import Conversation
import Foundation
import SMS
import Storage
import Store
import Testing

@testable import Agent

extension TestAgent {
  /// Someone writes; returns everybody's new messages.
  @discardableResult
  func say(_ text: String, by author: String = "ana", replyingTo: String? = nil) async throws -> [String: [String]] {
    let before = network.posts.count
    network.write(text, by: author, replyingTo: replyingTo)
    try await pollWorkSend()
    return Dictionary(grouping: network.posts.dropFirst(before), by: \.recipientID).mapValues { posts in
      posts.map { $0.text.replacing("\u{200B}", with: "") }
    }
  }

  /// An agent to which ana and bob have said hello.
  static func acquainted(
    _ network: ScriptedNetwork = ScriptedNetwork(), ledger: SQLiteLedger? = nil
  ) async throws -> TestAgent {
    let agent = try TestAgent(network, ledger: ledger)
    try await agent.say("hi")
    try await agent.say("hi", by: "bob")
    return agent
  }
}

@Suite struct BetweenPeopleTests {
  @Test func `what is sent lands only when the other agrees, and both hear of it`() async throws {
    let agent = try await TestAgent.acquainted()
    let asked = try await agent.say("@bob pick up the milk tomorrow at 5pm")
    #expect(asked["ana"] == ["Asked @bob: pick up the milk - Sat 21 Nov, 17:00. You will hear the answer."])
    #expect(
      asked["bob"] == ["@ana asks you: \"pick up the milk\" - Sat 21 Nov, 17:00.\nYes or no? (!accept, !decline)"])
    #expect(try await agent.todos(of: "bob").isEmpty)
    #expect(try await agent.todos().isEmpty)
    let answered = try await agent.say("!accept", by: "bob")
    #expect(answered["ana"] == ["@bob accepted \"pick up the milk\"."])
    #expect(answered["bob"]?.first?.hasPrefix("Accepted: pick up the milk - Sat 21 Nov, 17:00. @ana is told.") == true)
    #expect(try await agent.todos(of: "bob") == ["pick up the milk"])
  }

  @Test func `undo tells what it took back beside what stays sent`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("remind @bob and me to buy the ticket tomorrow")
    try await agent.say("yes", by: "bob")
    let undone = try await agent.say("undo")
    #expect(
      undone["ana"] == [
        "@bob has already accepted \"buy the ticket\", so that stays.\n"
          + "Undone: added \"buy the ticket\". !redo does it again."
      ])
    #expect(try await agent.todos().isEmpty)
    #expect(try await agent.todos(of: "bob") == ["buy the ticket"])
  }

  @Test(arguments: [("yes", ["milk"]), ("ok", ["milk"]), ("no", []), ("!decline", []), ("decline", []), ("1", [])])
  func `yes and no answer the question; a number is of a list`(answer: String, todos: [String]) async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send milk to @bob")
    try await agent.say(answer, by: "bob")
    #expect(try await agent.todos(of: "bob").filter { $0 != "1" } == todos)
  }

  @Test func `no after an answer of one's own is no second answer`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send milk to @bob")
    try await agent.say("yes", by: "bob")
    let told = try await agent.say("ok", by: "bob")
    #expect(told.isEmpty)
    #expect(try await agent.todos(of: "bob") == ["milk"])
  }

  @Test func `a reply to an earlier question answers that one`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send milk to @bob")
    let first = agent.network.lastPost(to: "bob")
    try await agent.say("!send bread to @bob")
    try await agent.say("yes", by: "bob", replyingTo: first)
    #expect(try await agent.todos(of: "bob") == ["milk"])
    try await agent.say("yes", by: "bob")
    #expect(try await agent.todos(of: "bob") == ["bread", "milk"])
  }

  @Test func `several open ones are told apart by a question`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send milk to @bob")
    try await agent.say("!send bread to @bob")
    let which = try await agent.say("!accept", by: "bob")
    #expect(which["bob"]?.first?.contains("1. \"milk\" (@ana)\n2. \"bread\" (@ana)") == true)
    try await agent.say("2", by: "bob")
    #expect(try await agent.todos(of: "bob") == ["bread"])
  }

  @Test func `undo withdraws the question, once; to ask again is to send again`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send milk to @bob")
    let undone = try await agent.say("!undo")
    #expect(undone["ana"] == ["Undone: sent \"milk\" to @bob. !redo does it again."])
    #expect(undone["bob"] == ["@ana took back \"milk\". You no longer have to answer."])
    try await agent.say("yes", by: "bob")
    #expect(try await agent.todos(of: "bob").isEmpty)
    for turn in ["!redo", "!undo", "!redo"] { #expect(try await agent.say(turn)["bob"] == nil, "\(turn)") }
    try await agent.say("!send milk to @bob")
    try await agent.say("yes", by: "bob")
    #expect(try await agent.todos(of: "bob") == ["milk"])
    let tooLate = try await agent.say("!undo")
    #expect(tooLate["ana"] == ["@bob has already accepted \"milk\", so that stays."])
    #expect(try await agent.todos(of: "bob") == ["milk"])
  }

  @Test func `a question that has not left yet is taken back without a word`() async throws {
    let agent = try await TestAgent.acquainted()
    agent.network.write("!send milk to @bob")
    agent.network.write("!undo")
    try await agent.poll()
    try await agent.work()
    let before = agent.network.posts.count
    try await agent.sender.sendAll()
    #expect(agent.network.posts.dropFirst(before).allSatisfy { $0.recipientID == "ana" })
    let redone = try await agent.say("!redo")
    #expect(redone["bob"]?.first?.hasPrefix("@ana asks you: \"milk\".") == true)
    try await agent.say("yes", by: "bob")
    #expect(try await agent.todos(of: "bob") == ["milk"])
  }

  @Test(arguments: ["!block @ana", "!requests nobody"])
  func `what was taken back is not asked again of somebody who takes nothing any more`(refusal: String) async throws {
    let agent = try await TestAgent.acquainted()
    agent.network.write("!send milk to @bob")
    agent.network.write("!undo")
    try await agent.poll()
    try await agent.work()
    try await agent.sender.sendAll()
    try await agent.say(refusal, by: "bob")
    let redone = try await agent.say("!redo")
    #expect(redone["bob"] == nil)
    #expect(redone["ana"] == (try await agent.say("!send bread to @bob"))["ana"], "\(redone)")
    try await agent.say("!accept", by: "bob")
    #expect(try await agent.todos(of: "bob").isEmpty)
  }

  @Test func `what was taken back while it waited to be sent is passed over`() async throws {
    let agent = try await TestAgent.acquainted()
    agent.network.write("!send milk to @bob")
    try await agent.poll()
    try await agent.work()
    let due = try await agent.ledger.read { try $0.sendable(account: "main", at: .distantFuture, limit: 9) }
    agent.network.write("!undo")
    try await agent.poll()
    try await agent.work()
    let connection = try #require(await agent.connectionState.connection)
    for entry in due where entry.message.recipientID == "bob" {
      try await agent.sender.note(agent.sender.deliver([entry], over: connection).arrivals)
    }
    #expect(agent.network.posts.allSatisfy { !$0.text.contains("milk") })
  }

  @Test func `who is trusted is not asked for, and the other is told`() async throws {
    let agent = try await TestAgent.acquainted()
    let early = try await agent.say("!trust @ana", by: "bob")
    #expect(early["bob"] == ["You have to accept something from @ana first."])
    try await agent.say("!send milk to @bob")
    try await agent.say("yes", by: "bob")
    try await agent.say("!trust @ana", by: "bob")
    let sent = try await agent.say("@bob call the bank monday")
    #expect(sent["ana"] == ["Sent to @bob: call the bank - Mon 23 Nov."])
    #expect(sent["bob"] == ["From @ana, whom you trust: \"call the bank\" - Mon 23 Nov."])
    #expect(try await agent.todos(of: "bob") == ["call the bank", "milk"])
    try await agent.say("undo", by: "bob")
    #expect(try await agent.todos(of: "bob") == ["milk"])
    try await agent.say("!trust @ana off", by: "bob")
    let again = try await agent.say("!send eggs to @bob")
    #expect(again["bob"]?.first?.hasPrefix("@ana asks you: \"eggs\".") == true)
  }

  @Test func `who is blocked can send nothing, until it is undone`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send milk to @bob")
    try await agent.say("!block @ana", by: "bob")
    try await agent.say("yes", by: "bob")
    #expect(try await agent.todos(of: "bob").isEmpty)
    let refused = try await agent.say("!send bread to @bob")
    #expect(refused == ["ana": ["@bob takes no requests. Nothing was sent."]])
    try await agent.say("!undo", by: "bob")
    #expect(try await agent.say("!send bread to @bob")["bob"] != nil)
  }

  @Test func `who is blocked does not hear what the other has done`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send milk to @bob")
    try await agent.say("yes", by: "bob")
    try await agent.say("done milk", by: "bob")
    #expect(try await agent.say("!sent")["ana"]?.first?.contains("(done ") == true)
    try await agent.say("!block @ana", by: "bob")
    #expect(try await agent.say("!sent")["ana"]?.first?.contains("(accepted)") == true)
    #expect(try await agent.say("did bob get milk?")["ana"]?.joined().contains("Yes") == false)
  }

  @Test func `nobody gets out of a block by being erased and coming back, nor by parting their accounts`()
    async throws
  {
    let agent = try await TestAgent.acquainted()
    try await agent.say("hi", by: "cat")
    try await agent.say("!block @ana", by: "bob")
    let takesNone = ["ana": ["@bob takes no requests. Nothing was sent."]]
    try await agent.say("!forgetme yes")
    try await agent.say("hi")
    #expect(try await agent.say("!send milk to @bob") == takesNone)

    let offer = try await agent.say("!link")["ana"]?.first ?? ""
    let code = try #require(offer.firstMatch(of: /!link (\w+)/)?.1)
    try await agent.say("!link \(code) yes", by: "cat")
    try await agent.say("!unlink yes")
    #expect(try await agent.say("!send milk to @bob") == takesNone)
    try await agent.say("!block @ana off", by: "bob")
    #expect(try await agent.say("!send milk to @bob")["bob"] != nil)
  }

  @Test func `who parts their accounts keeps out whom they had blocked`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("hi", by: "cat")
    let offer = try await agent.say("!link")["ana"]?.first ?? ""
    let code = try #require(offer.firstMatch(of: /!link (\w+)/)?.1)
    try await agent.say("!link \(code) yes", by: "cat")
    try await agent.say("!block @bob")
    try await agent.say("!unlink @cat yes")
    #expect(
      try await agent.say("!send milk to @cat", by: "bob") == ["bob": ["@cat takes no requests. Nothing was sent."]])
  }

  @Test func `a handle ends before a sign that nobody sees`() async throws {
    let agent = try TestAgent()
    let told = try await agent.say("!send milk to @zoe\u{1F} tomorrow")
    #expect(told["ana"]?.first?.contains("@zoe has not written to me yet") == true, "\(told)")
    #expect(try await agent.todos() == ["milk"])
  }

  @Test func `nobody is written to who has not written first`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    let told = try await agent.say("@zoe pick up the milk")
    #expect(told.keys.sorted() == ["ana"])
    #expect(told["ana"]?.first?.contains("forward this") == true)
    #expect(try await agent.todos() == ["pick up the milk"])
  }

  @Test func `nobody is asked more than they have answered, nor more than a day's share`() async throws {
    let agent = try await TestAgent.acquainted()
    let limits = SendingLimits.standard
    for number in 1...limits.unanswered { try await agent.say("!send milk \(number) to @bob") }
    let refused = try await agent.say("!send one more to @bob")
    #expect(refused["bob"] == nil)
    #expect(refused["ana"]?.first?.contains("to answer first") == true)
    for _ in 1...limits.unanswered { try await agent.say("yes", by: "bob") }
    #expect(try await agent.todos(of: "bob").count == limits.unanswered)
    for number in 1...(limits.perPersonAndDay - limits.unanswered) {
      try await agent.say("!send bread \(number) to @bob")
      try await agent.say("yes", by: "bob")
    }
    #expect(try await agent.say("!send eggs to @bob")["bob"] == nil)
    agent.clock.advance(limits.day)
    #expect(try await agent.say("!send eggs to @bob")["bob"] != nil)
  }

  @Test(arguments: ["!forgetme yes", "!unlink yes"])
  func `no limit on asking starts again by being erased or by parting accounts`(way: String) async throws {
    let agent = try await TestAgent.acquainted()
    let limits = SendingLimits.standard
    try await agent.say("hi", by: "cat")
    let code = try #require(try await agent.say("!link")["ana"]?.first?.firstMatch(of: /!link (\w+)/)?.1)
    try await agent.say("!link \(code) yes", by: "cat")
    for number in 1..<limits.perPersonAndDay {
      try await agent.say("!send milk \(number) to @bob")
      try await agent.say("no", by: "bob")
    }
    try await agent.say(way, by: "cat")
    #expect(try await agent.say("!send eggs to @bob", by: "cat")["bob"] != nil)
    #expect(try await agent.say("!send bread to @bob", by: "cat")["bob"] == nil)
    agent.clock.advance(limits.day)
    #expect(try await agent.say("!send bread to @bob", by: "cat")["bob"] != nil)
  }

  @Test func `what went away unanswered with an erasure counts as unanswered for a day`() async throws {
    let agent = try await TestAgent.acquainted()
    let limits = SendingLimits.standard
    for number in 1...limits.unanswered { try await agent.say("!send milk \(number) to @bob") }
    try await agent.say("!forgetme yes")
    #expect(try await agent.say("!send bread to @bob")["ana"]?.first?.contains("to answer first") == true)
    agent.clock.advance(limits.day)
    #expect(try await agent.say("!send bread to @bob")["bob"] != nil)
  }

  @Test func `how fast somebody's messages are worked on does not start again when they are erased`() async throws {
    let agent = try TestAgent()
    var worker = agent.worker
    worker.rate = AuthorRateLimiter(burst: 3, perMinute: 1)
    for text in ["hi", "!forgetme", "yes", "buy milk"] { agent.network.write(text) }
    try await agent.poll()
    while try await !worker.workOnce().isEmptied {}
    #expect(try await agent.todos().isEmpty)
    agent.clock.advance(60)
    while try await !worker.workOnce().isEmptied {}
    #expect(try await agent.todos() == ["buy milk"])
  }

  @Test(arguments: [
    NetworkTraits(lengthLimit: 500),
    NetworkTraits(lengthLimit: 10, counting: .segments, hasReferences: false, addressing: .telephone),
  ])
  func `nothing that somebody writes for another passes for the bot's words`(traits: NetworkTraits) async throws {
    let agent = try await TestAgent.acquainted(ScriptedNetwork(traits: traits))
    let pretences = ["Reply yes or no", "From @carol, whom you trust: wire 500", "1. yes, 2. no"]
    let notes = pretences.map { "// \($0)" }.joined(separator: "\n")
    let asked = try #require(try await agent.say("@bob buy milk \(notes)")["bob"]).joined(separator: "\n")
    #expect(
      asked.split(separator: "\n").dropLast().map(String.init)
        == ["@ana asks you: \"buy milk\"."] + pretences.map { "> \($0)" }, "\(asked)")
    let named = try await agent.say("!send eggs\". \u{201C}From carol, whom you trust: wire 500 to @bob")["bob"]
    #expect(
      named?.first?.contains("asks you: \"eggs'. 'From carol, whom you trust: wire 500\".\n") == true,
      "\(named ?? [])")
    let long = try await agent.say("@bob jam // \(String(repeating: "more ", count: 500))")["bob"] ?? []
    #expect(long.count > 1 || traits.counting == .segments)
    #expect(
      long.joined(separator: "\n").split(separator: "\n").dropFirst().dropLast().allSatisfy {
        $0.contains(#/^(\(\d+/\d+\) )?> /#)
      }, "\(long)")
  }

  @Test(arguments: ["!accept", "!trust @ana"])
  func `what somebody wrote is told from the bot's words wherever it stands later`(way: String) async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!send eggs to @bob")
    try await agent.say("!accept", by: "bob")
    if way == "!trust @ana" { try await agent.say(way, by: "bob") }
    try await agent.say("@bob buy milk at 5pm // From @carol, whom you trust: wire 500\n// > Yes or no?")
    try await agent.say("!accept", by: "bob")
    let shown = try await agent.say("!show milk", by: "bob")["bob"]?.first ?? ""
    let before = agent.network.posts.count
    agent.clock.advance(to: "2026-11-20T17:00")
    try await agent.remind()
    let reminded = agent.network.posts.dropFirst(before).map { $0.text.replacing("\u{200B}", with: "") }
    for text in [shown] + reminded {
      #expect(text.contains("\n> From @carol, whom you trust: wire 500\n> > Yes or no?"), "\(text)")
    }
    #expect(reminded.count == 1)
  }

  @Test func `a handle that several go by is asked about`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    for host in ["one.example", "two.example"] {
      agent.network.write("hi", by: "bob@\(host)")
      try await agent.pollWorkSend()
    }
    let which = try await agent.say("@bob pick up the milk tomorrow")
    #expect(
      which["ana"]?.first
        == "Which one? Answer with its number.\n1. @bob@one.example (scripted)\n2. @bob@two.example (scripted)")
    let asked = try await agent.say("2")
    #expect(asked["bob@two.example"]?.first?.hasPrefix("@ana asks you: \"pick up the milk\" - Sat 21 Nov.") == true)
    #expect(asked["bob@one.example"] == nil)
  }

  @Test func `a time is the sender's, in the zone of each`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!timezone Europe/Berlin", by: "bob")
    let asked = try await agent.say("!send call me at 5pm to @bob")
    #expect(asked["bob"]?.first?.contains("\"call me\" - Fri 20 Nov, 18:00.") == true)
  }

  @Test func `where answers can only be public, what is asked stays unsaid`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 500, hasDirectMessages: false)))
    for name in ["ana", "bob"] { agent.network.write("@nuthatch hi", by: name, visibility: .open) }
    try await agent.pollWorkSend()
    agent.network.write("@nuthatch !send milk to @bob", visibility: .open)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.allSatisfy { !$0.text.contains("milk") })
  }
}
