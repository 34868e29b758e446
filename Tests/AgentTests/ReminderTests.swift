import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

@Suite("Reminders") struct ReminderTests {
  /// An agent that received that message on Friday 20 November 2026, 10:00 UTC; its answer has been forgotten.
  private func agent(_ messages: String..., traits: NetworkTraits = NetworkTraits(lengthLimit: 500)) async throws
    -> TestAgent
  {
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    for message in messages { agent.network.write(message) }
    try await agent.pollWorkSend()
    return agent
  }

  @Test func `a todo is reminded of at its time, once`() async throws {
    let agent = try await agent("call jimmy at 5pm")
    #expect(try await agent.told(until: "2026-11-20T16:59").isEmpty)
    #expect(try await agent.told(until: "2026-11-20T17:00") == ["Reminder: \"call jimmy\", Fri 20 Nov, 17:00."])
    #expect(try await agent.told(until: "2026-12-24T17:00").isEmpty)
  }

  @Test func `without a time it is in the morning, and an event has a quarter of an hour before it`() async throws {
    let agent = try await agent("buy milk tomorrow", "lunch tomorrow 12-13", "fair monday all day")
    #expect(try await agent.told(until: "2026-11-21T09:00") == ["Reminder: \"buy milk\", Sat 21 Nov."])
    #expect(try await agent.told(until: "2026-11-21T11:44").isEmpty)
    #expect(try await agent.told(until: "2026-11-21T11:45") == ["Reminder: \"lunch\", Sat 21 Nov, 12:00-13:00."])
    let fair = try await agent.told(until: "2026-11-23T09:00")
    #expect(fair == ["Reminder: \"fair\", Mon 23 Nov."])
  }

  @Test func `what is done, deleted or moved is not reminded of at its old time`() async throws {
    let agent = try await agent("a at 5pm", "b at 5pm", "c at 5pm", "!done a", "!delete b", "!due c 6pm")
    #expect(try await agent.told(until: "2026-11-20T17:30").isEmpty)
    #expect(try await agent.told(until: "2026-11-20T18:00") == ["Reminder: \"c\", Fri 20 Nov, 18:00."])
    #expect(try await agent.answers("!undo", "!undo").count == 2)
    #expect(try await agent.told(until: "2026-11-20T19:00").isEmpty)
  }

  @Test func `undone and done again, reminders follow`() async throws {
    let agent = try await agent("call jimmy at 5pm", "!done call jimmy", "!undo")
    #expect(try await agent.told(until: "2026-11-20T17:00").count == 1)
    let other = try await self.agent("call jimmy at 5pm", "!undo", "!redo")
    #expect(try await other.told(until: "2026-11-20T17:00").count == 1)
  }

  @Test func `what was missed comes late, says so, and is one message`() async throws {
    let agent = try await agent(
      "call jimmy at 5pm", "buy milk tomorrow", "pay rent tomorrow 9:30", "swim every day 7am")
    agent.clock.advance(to: "2026-11-21T10:00")
    try await agent.remind()
    #expect(
      agent.network.posts.last?.text == """
        Reminders:
        - "call jimmy" was due 17:00, Fri 20 Nov
        - "swim" was due 07:00, Sat 21 Nov
        - "buy milk" was due Sat 21 Nov
        - "pay rent" was due 09:30, Sat 21 Nov
        """)
    #expect(agent.network.posts.count == 5)
  }

  @Test func `what was missed is told of, though another change to it was taken back before that`() async throws {
    for item in ["call jimmy at 5pm", "call jimmy today 17:15-18:00"] {
      let agent = try await agent(item, "!move jimmy to work")
      agent.clock.advance(to: "2026-11-20T18:30")
      #expect(try await agent.answers("!undo").first?.hasPrefix("Undone") == true)
      try await agent.remind()
      #expect(agent.network.posts.last?.text.hasPrefix("Reminder: \"call jimmy\"") == true, "\(item)")
    }
  }

  @Test func `one that is late alone says when it was due`() async throws {
    let agent = try await agent("call jimmy at 5pm")
    agent.clock.advance(to: "2026-11-20T18:30")
    try await agent.remind()
    #expect(agent.network.posts.last?.text == "Reminder: \"call jimmy\" was due 17:00, Fri 20 Nov.")
  }

  @Test func `after three days what was missed is one line`() async throws {
    let agent = try await agent("a at 5pm", "b tomorrow", "c tomorrow", "d tomorrow", "e 24 nov 9am")
    agent.clock.advance(to: "2026-11-25T08:00")
    try await agent.remind()
    #expect(
      agent.network.posts.last?.text == """
        Reminders:
        - "e" was due 09:00, Tue 24 Nov
        I was away, and missed 4 reminders: "a", "b" and "c" among them. !overdue lists what is open.
        """)
  }

  @Test func `quiet hours hold back, and several that were held are one message`() async throws {
    let agent = try await agent("!hours 8-20", "a at 9pm", "b at 11pm", "c tomorrow 8am")
    #expect(try await agent.told(until: "2026-11-21T07:59").isEmpty)
    #expect(
      try await agent.told(until: "2026-11-21T08:00") == [
        "Reminders:\n- \"a\" was due 21:00, Fri 20 Nov\n- \"b\" was due 23:00, Fri 20 Nov",
        "Reminder: \"c\", Sat 21 Nov, 08:00.",
      ])
    let released = try await self.agent("!hours 8-20", "a at 9pm")
    #expect(try await released.told(until: "2026-11-20T21:30").isEmpty)
    _ = try await released.answers("!hours always")
    #expect(try await released.told(until: "2026-11-20T21:31") == ["Reminder: \"a\" was due 21:00, Fri 20 Nov."])
  }

  @Test func `off holds, and on does not pour out the past`() async throws {
    let agent = try await agent("a at 5pm", "b at 6pm", "swim every day 7am", "!off")
    #expect(try await agent.told(until: "2026-11-20T17:30").isEmpty)
    // The clock stood still at 18:00: the reminders due meanwhile still count as past.
    agent.clock.advance(to: "2026-11-20T18:30")
    #expect(try await agent.answers("!on").first?.hasPrefix("Reminders are on") == true)
    #expect(try await agent.told(until: "2026-11-21T06:59").isEmpty)
    #expect(try await agent.told(until: "2026-11-21T07:00") == ["Reminder: \"swim\", Sat 21 Nov, 07:00."])
  }

  @Test func `a series reminds at each of its times, done or not`() async throws {
    let agent = try await agent("swim every day 7am")
    for day in 21...25 {
      #expect(
        try await agent.told(until: "2026-11-\(day)T07:00") == [
          "Reminder: \"swim\", \(weekday(day)) \(day) Nov, 07:00."
        ])
    }
    #expect(try await agent.answers("!done swim") == ["Done: \"swim\". Next: Thu 26 Nov, 07:00."])
    #expect(try await agent.told(until: "2026-11-26T07:00").count == 1)
  }

  private func weekday(_ day: Int) -> String { ["Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][day - 20] }

  @Test func `several reminders of one thing, and none`() async throws {
    let agent = try await agent("dentist tomorrow 3pm")
    #expect(
      try await agent.answers("!remind dentist 1h before, 9am on the day") == [
        "I'll remind you about \"dentist\" on Sat 21 Nov, 09:00, Sat 21 Nov, 14:00 and Sat 21 Nov, 15:00."
      ])
    #expect(
      try await agent.answers("!remind dentist 1 day before") == [
        "I'll remind you about \"dentist\" on Fri 20 Nov, 15:00, Sat 21 Nov, 09:00, Sat 21 Nov, 14:00 and Sat 21 Nov, 15:00."
      ])
    #expect(try await agent.told(until: "2026-11-20T15:00") == ["Reminder: \"dentist\", Sat 21 Nov, 15:00."])
    #expect(try await agent.told(until: "2026-11-21T09:00").count == 1)
    #expect(try await agent.answers("!remind dentist never") == ["I won't remind you about \"dentist\"."])
    #expect(try await agent.told(until: "2026-11-21T18:00").isEmpty)
    _ = try await agent.answers("!undo")
    #expect(try await agent.told(until: "2026-11-21T18:00").isEmpty)
  }

  @Test func `a reply to a reminder snoozes a todo, and its series keeps its beat`() async throws {
    let agent = try await agent("take out the trash monday 8pm *weekly")
    #expect(try await agent.told(until: "2026-11-23T20:00").count == 1)
    #expect(
      try await agent.answers("1h", replying: true) == ["Moved \"take out the trash\" to Mon 23 Nov, 21:00."])
    #expect(try await agent.told(until: "2026-11-23T21:00") == ["Reminder: \"take out the trash\", Mon 23 Nov, 21:00."])
    #expect(
      try await agent.answers("done", replying: true) == [
        "Done: \"take out the trash\". Next: Mon 30 Nov, 20:00."
      ])
  }

  @Test func `moved before its time, the moment of a series does not come again`() async throws {
    let agent = try await agent("take out the trash monday 8pm *weekly", "!due trash sunday 10am")
    #expect(try await agent.told(until: "2026-11-22T10:00").count == 1)
    #expect(try await agent.answers("!done trash") == ["Done: \"take out the trash\". Next: Mon 30 Nov, 20:00."])
    #expect(try await agent.told(until: "2026-11-30T19:59").isEmpty)
  }

  @Test func `a snooze leaves an event, and what lies ahead, where they are`() async throws {
    let agent = try await agent("lunch today 12-13")
    #expect(try await agent.told(until: "2026-11-20T11:45").count == 1)
    #expect(
      try await agent.answers("10m", replying: true) == ["I'll remind you about \"lunch\" again on Fri 20 Nov, 11:55."])
    #expect(try await agent.told(until: "2026-11-20T11:55") == ["Reminder: \"lunch\", Fri 20 Nov, 12:00-13:00."])
    #expect(try await agent.told(until: "2026-11-20T12:30").isEmpty)
    #expect(try await agent.answers("!show lunch").first?.hasPrefix("lunch - Fri 20 Nov, 12:00-13:00") == true)

    let todo = try await self.agent("dentist at 3pm", "!remind dentist 1h before")
    #expect(try await todo.told(until: "2026-11-20T14:00").count == 1)
    #expect(
      try await todo.answers("30m", replying: true) == ["I'll remind you about \"dentist\" again on Fri 20 Nov, 14:30."]
    )
    #expect(try await todo.told(until: "2026-11-20T14:30").count == 1)
    #expect(try await todo.told(until: "2026-11-20T15:00").count == 1)
  }

  @Test func `nagging goes on until it is done, or enough`() async throws {
    let agent = try await agent("call jimmy at 5pm", "!nag call jimmy every 10m")
    #expect(try await agent.told(until: "2026-11-20T17:00") == ["Reminder: \"call jimmy\", Fri 20 Nov, 17:00."])
    #expect(try await agent.told(until: "2026-11-20T17:09").isEmpty)
    #expect(
      try await agent.told(until: "2026-11-20T17:10") == [
        "Still to do: \"call jimmy\", Fri 20 Nov, 17:00. Say done, or stop nagging."
      ])
    #expect(try await agent.told(until: "2026-11-20T17:30").count == 2)
    #expect(try await agent.answers("done", replying: true) == ["Done: \"call jimmy\"."])
    #expect(try await agent.told(until: "2026-11-20T23:30").isEmpty)

    let stopped = try await self.agent("call jimmy at 5pm", "!nag call jimmy every 10m")
    #expect(try await stopped.told(until: "2026-11-20T17:10").count == 2)
    #expect(
      try await stopped.answers("stop nagging", replying: true) == ["I won't nag you about \"call jimmy\"."])
    #expect(try await stopped.told(until: "2026-11-20T23:30").isEmpty)

    let endless = try await self.agent("call jimmy at 5pm", "!nag call jimmy every 10m")
    let told = try await endless.told(until: "2026-11-21T23:30")
    #expect(told.count == 1 + Nagging.most)
    #expect(told.last?.hasSuffix("I'll leave it at that.") == true)
  }

  @Test func `what nags until its next time has come is reminded of then, and nags on`() async throws {
    let agent = try await agent("!hours 8-20", "vitamins every day at 8am", "!nag vitamins every 13h")
    let all = try await agent.told(until: "2026-11-24T08:00")
    for day in ["Sat 21", "Sun 22", "Mon 23", "Tue 24"] {
      #expect(all.contains("Reminder: \"vitamins\", \(day) Nov, 08:00."), "\(all)")
    }
    #expect(all.contains { $0.hasPrefix("Still to do: \"vitamins\"") }, "\(all)")
    #expect(try await agent.answers("!off").count == 1)
    agent.clock.advance(to: "2026-11-26T09:00")
    #expect(try await agent.answers("!on").joined().contains("Sorry") == false)
  }

  @Test func `a nag keeps quiet at night`() async throws {
    let agent = try await agent("!hours 8-20", "call jimmy at 7:55pm", "!nag call jimmy every 10m")
    #expect(try await agent.told(until: "2026-11-21T07:59").count == 1)
    #expect(try await agent.told(until: "2026-11-21T08:00").count == 1)
    #expect(try await agent.told(until: "2026-11-21T08:10").count == 1)
  }

  @Test func `who moves to another zone is reminded by the wall there`() async throws {
    let agent = try await agent("swim tomorrow 7am", "call 9am ET tomorrow", "!timezone tokyo")
    // 7:00 in Tokyo is 22:00 UTC of the day before.
    #expect(try await agent.told(until: "2026-11-20T21:59").isEmpty)
    #expect(try await agent.told(until: "2026-11-20T22:00") == ["Reminder: \"swim\", Sat 21 Nov, 07:00."])
    #expect(
      try await agent.told(until: "2026-11-21T14:00") == [
        "Reminder: \"call\", Sat 21 Nov, 23:00 (09:00 New York time)."
      ])
  }

  @Test func `the digest comes at its hour, and leaves a fresh list its numbers`() async throws {
    let agent = try await agent("a today", "b tomorrow", "lunch tomorrow 12-13", "!digest 8am")
    #expect(
      try await agent.told(until: "2026-11-21T08:00") == [
        "Good day!\nToday, Sat 21 Nov:\n1. a - Fri 20 Nov (overdue)\n2. b\n3. lunch - 12:00-13:00"
      ])
    #expect(try await agent.answers("done 2") == ["Done: \"b\"."])
    agent.clock.advance(to: "2026-11-22T07:55")
    try await agent.remind()
    #expect(try await agent.answers("!tomorrow") == ["Tomorrow, Mon 23 Nov: nothing."])
    _ = try await agent.answers("x monday", "y monday", "!tomorrow")
    #expect(
      try await agent.told(until: "2026-11-22T08:00") == ["Good day!\nToday, Sun 22 Nov:\n- a - Fri 20 Nov (overdue)"])
    #expect(try await agent.answers("done 2") == ["Done: \"y\"."])
    #expect(try await agent.answers("!digest off").count == 1)
    #expect(try await agent.told(until: "2026-11-23T08:59").isEmpty)
  }

  @Test func `a digest whose day is over is not sent`() async throws {
    let agent = try await agent("!digest 8am")
    agent.clock.advance(to: "2026-11-23T07:00")
    try await agent.remind()
    #expect(agent.network.posts.count == 1)
    #expect(try await agent.told(until: "2026-11-23T08:00").count == 1)
  }

  @Test func `many digests of one hour are spread`() async throws {
    let agent = try TestAgent()
    for person in 0..<60 { agent.network.write("!digest 8am", by: "p\(person)") }
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == 60)
    agent.clock.advance(to: "2026-11-21T08:00")
    try await agent.remind()
    #expect(agent.network.posts.count == 60 + ReminderDelivery.together)
    agent.clock.advance(300)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.count == 120)
  }

  @Test func `a hundred that were missed are one message`() async throws {
    let agent = try TestAgent()
    for number in 1...100 { agent.network.write("thing number \(number) at 5pm") }
    try await agent.pollWorkSend()
    agent.clock.advance(to: "2026-11-20T18:00")
    let before = agent.network.posts.count
    try await agent.remind()
    #expect(agent.network.posts.count == before + 1)
    let text = agent.network.posts.last?.text ?? ""
    #expect(text.count <= 500 && text.hasSuffix("more: !overdue)"), "\(text)")
  }

  @Test func `what a line says of its reminders and nagging is no part of its name`() async throws {
    let agent = try await agent("hi")
    #expect(
      try await agent.answers("dentist tomorrow 3pm, remind me 1h before") == [
        "Added \"dentist\" for Sat 21 Nov, 15:00. I'll remind you about \"dentist\" on Sat 21 Nov, 14:00 and Sat 21 Nov, 15:00."
      ])
    #expect(
      try await agent.answers("remind me a day before the party on 5 dec at 8pm") == [
        "Added \"party\" for Sat 5 Dec, 20:00. I'll remind you about \"party\" on Fri 4 Dec, 20:00 and Sat 5 Dec, 20:00."
      ])
    #expect(
      try await agent.answers("remind me 30 minutes before the dentist") == [
        "I'll remind you about \"dentist\" on Sat 21 Nov, 14:00, Sat 21 Nov, 14:30 and Sat 21 Nov, 15:00."
      ])
    #expect(
      try await agent.answers("nag me about the dentist every hour") == [
        "I'll nag you about \"dentist\" every hour, from Sat 21 Nov, 15:00 on, until you say done or stop nagging."
      ])
    #expect(
      try await agent.answers("remind me to call jimmy at 5pm") == ["Added \"call jimmy\" for Fri 20 Nov, 17:00."])
  }

  @Test func `it reminds where a thing was added, or where one wants to be reminded`() async throws {
    let agent = try TestAgent()
    let second = try TestAgent(ScriptedNetwork(), account: "second", beside: agent)
    let other = second.network
    other.write("a at 5pm", id: "other")
    try await second.poll()
    agent.network.write("b at 5pm")
    try await agent.poll()
    try await agent.work()
    agent.clock.advance(to: "2026-11-20T17:00")
    try await second.remind()
    try await agent.sender.sendAll()
    #expect(other.posts.map(\.text).filter { $0.hasPrefix("Reminder") } == ["Reminder: \"a\", Fri 20 Nov, 17:00."])
    #expect(
      agent.network.posts.map(\.text).filter { $0.hasPrefix("Reminder") } == ["Reminder: \"b\", Fri 20 Nov, 17:00."])
  }

  @Test func `where answers can only be public a reminder carries no content`() async throws {
    let traits = NetworkTraits(lengthLimit: 500, hasDirectMessages: false)
    let agent = try await agent("@nuthatch call jimmy at 5pm", traits: traits)
    let told = try await agent.told(until: "2026-11-20T17:00")
    // A second one in the same words would be refused.
    #expect(
      told == [
        "There is something for you (Fri 20 Nov, 17:00). I can tell you on another network: say !link to me there."
      ])
  }

  @Test func `one person's trouble keeps nobody else waiting`() async throws {
    let agent = try TestAgent()
    agent.network.write("call jimmy at 5pm", by: "ana")
    agent.network.write("call jimmy at 5pm", by: "bob")
    try await agent.pollWorkSend()
    let ana = try await agent.ledger.read {
      try $0.people.person(at: Address(network: "scripted", remoteID: "ana", handle: "ana"))
    }
    // A state that cannot be read.
    try await agent.ledger.write { try $0.keep(Data("?".utf8), conversation: "ana", account: "main") }
    agent.clock.advance(to: "2026-11-20T17:00")
    try await agent.remind()
    #expect(agent.network.posts.filter { $0.text.hasPrefix("Reminder") }.map(\.recipientID) == ["bob"])
    #expect(ana != nil)
    try await agent.ledger.write { try $0.keep(Data("{}".utf8), conversation: "ana", account: "main") }
  }
}

extension TestClock {
  /// Sets the clock to a time in UTC.
  func advance(to time: String) {
    guard let local = CivilDateTime(time) else { return }
    advance(Zone.utc.instant(of: local).timeIntervalSince(now))
  }
}

extension TestAgent {
  /// The messages that the bot sends by itself until then, each at its time.
  func told(until time: String) async throws -> [String] {
    let before = network.posts.count
    let end = TestClock(time).now
    while let next = try await ledger.read({ try $0.reminders.next() }), next <= end {
      clock.advance(max(0, next.timeIntervalSince(clock.now)))
      try await remind()
    }
    clock.advance(max(0, end.timeIntervalSince(clock.now)))
    try await remind()
    return network.posts.dropFirst(before).map(\.text)
  }

  /// The bot's answers.
  ///
  /// - Parameter replying: true if the first message replies to the bot's last message.
  func answers(_ messages: String..., replying: Bool = false) async throws -> [String] {
    let before = network.posts.count
    for (index, message) in messages.enumerated() {
      network.write(message, replyingTo: replying && index == 0 ? network.lastPost(to: "ana") : nil)
      try await pollWorkSend()
    }
    return network.posts.dropFirst(before).map(\.text)
  }
}
