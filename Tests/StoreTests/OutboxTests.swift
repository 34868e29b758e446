import Conversation
import Foundation
import Storage
import Store
import Testing

@Suite("The outbox")
struct OutboxTests {
  /// Queues a message, due that many seconds after `now`.
  private func queue(
    _ mail: any MessageStore, _ key: String, to recipient: String = "1", _ purpose: Purpose = .answer,
    after seconds: Double = 0,
    account: String = "main"
  ) throws {
    try mail.enqueue(
      OutgoingMessage(key, to: recipient), account: account, for: purpose, answering: nil,
      notBefore: now.addingTimeInterval(seconds))
  }

  /// The keys of the messages that may be sent that many seconds after `now`.
  private func sendable(_ mail: any MessageStore, after seconds: Double = 0, limit: Int = 99, account: String = "main")
    throws
    -> [String]
  {
    try mail.sendable(account: account, at: now.addingTimeInterval(seconds), limit: limit).map(
      \.message.key.description)
  }

  /// Applies events to the messages of that key.
  private func happen(_ mail: any MessageStore, _ key: String, _ events: OutboxEvent...) throws {
    for number in 1...Int64(99) where try mail.outboxEntry(number)?.message.key == MessageKey(key) {
      for event in events { try mail.apply(event, to: number) }
    }
  }

  @Test("What happens to a message is noted only if its state is still the one that was read")
  func isOvertaken() async throws {
    try await SQLiteLedger.inMemory().write { mail in
      try queue(mail, "k")
      let queued = try #require(try mail.outboxEntry(1))
      let sending = try #require(try mail.apply(.begun(at: now), to: queued))
      #expect(try mail.apply(.begun(at: now), to: queued) == nil)
      let dead = try #require(try mail.apply(.abandoned(reason: "stop"), to: sending))
      #expect(try mail.apply(.arrived(id: "110"), to: sending) == nil)
      #expect(try mail.outboxEntry(1) == dead)
      #expect(try mail.apply(.arrived(id: "110"), to: 1)?.state == .sent)
    }
  }

  @Test("A message comes out as it went in, once by its key")
  func roundTrip() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      _ = try mail.receive([.init("a")], account: "main", network: "mastodon", cursor: nil, at: now)
      let number = try #require(try mail.unprocessed(accounts: ["main"], limit: 1, perAuthor: 1).first).number
      var message = OutgoingMessage("k", "Added \"mílk\".\n1. x")
      message.repliesTo = "a"
      message.conversationID = "c1"
      message.visibility = .unlisted
      message.buttons = [[MessageButton("1", label: "1. \"mílk\"")], [MessageButton("yes"), MessageButton("no")]]
      try mail.enqueue(message, account: "main", for: .nag, answering: number, notBefore: now)
      try mail.enqueue(.init("k", "something else"), account: "main", for: .nag, answering: nil, notBefore: now)
      try queue(mail, "k", account: "other")
      let entry = try #require(try mail.sendable(account: "main", at: now, limit: 9).first)
      // The entry's purpose sets this.
      message.isReminder = true
      #expect(
        entry
          == OutboxEntry(
            number: entry.number, account: "main", purpose: .nag, message: message, state: .queued, attempts: 0,
            firstAttempt: nil, notBefore: now, answering: 1))
      for event in [
        OutboxEvent.begun(at: now + 0.5), .failed(reason: "timed out", mayHaveArrived: true, retryAt: now + 60),
        .begun(at: now + 61),
      ] {
        let changed = try mail.apply(event, to: entry.number)
        #expect(try mail.outboxEntry(entry.number) == changed)
      }
      let sending = try #require(try mail.outboxEntry(entry.number))
      #expect((sending.attempts, sending.firstAttempt, sending.notBefore) == (2, now + 0.5, now + 60))
      #expect((sending.state, sending.failure, sending.remoteID) == (.sending, "timed out", nil))
      let sent = try mail.apply(.arrived(id: "110"), to: entry.number)
      #expect(sent?.remoteID == "110" && sent?.failure == nil)
      #expect(try mail.outboxEntry(entry.number) == sent)
      #expect(try mail.apply(.replayed(at: now), to: entry.number) == nil)
      #expect(try mail.answered(by: "110", account: "main") == [number])
      #expect(try mail.answered(by: "110", account: "other").isEmpty)
      #expect(try sendable(mail).isEmpty)
      #expect(try sendable(mail, account: "other") == ["k"])
    }
  }

  @Test("The most urgent goes first, then the oldest")
  func urgency() async throws {
    try await SQLiteLedger.inMemory().write { mail in
      try queue(mail, "digest", to: "1", .digest)
      try queue(mail, "answer2", to: "2", .answer, after: -5)
      try queue(mail, "nag", to: "3", .nag)
      try queue(mail, "answer1", to: "4", .answer, after: -9)
      try queue(mail, "reminder", to: "1", .reminder)
      #expect(try sendable(mail) == ["reminder", "answer1", "answer2", "nag", "digest"])
      #expect(try sendable(mail, limit: 2) == ["reminder", "answer1"])
    }
  }

  @Test("Nothing is sent before its time")
  func notBefore() async throws {
    try await SQLiteLedger.inMemory().write { mail in
      #expect(try mail.nextSend(account: "main", after: now) == nil)
      try queue(mail, "later", after: 60)
      #expect(try sendable(mail, after: 59).isEmpty)
      #expect(try sendable(mail, after: 60) == ["later"])
      #expect(try mail.nextSend(account: "main", after: now) == now.addingTimeInterval(60))
      #expect(try mail.nextSend(account: "main", after: now.addingTimeInterval(60)) == nil)
      #expect(try mail.nextSend(account: "other", after: now) == nil)
    }
  }

  @Test(
    "A recipient's next message waits for the one before, and nobody else does",
    arguments: [OutboxEntry.State.queued, .sending, .unknown])
  func inOrder(_ state: OutboxEntry.State) async throws {
    try await SQLiteLedger.inMemory().write { mail in
      try queue(mail, "first")
      try queue(mail, "second")
      try queue(mail, "other", to: "2")
      try queue(mail, "reminder", .reminder)
      #expect(try sendable(mail) == ["reminder", "first", "other"])
      // Put off, begun or in doubt: until it has been sent or given up, the second stays.
      try happen(mail, "first", .begun(at: now))
      if state != .sending {
        try happen(mail, "first", .failed(reason: "x", mayHaveArrived: state == .unknown, retryAt: now + 30))
      }
      #expect(try sendable(mail) == ["reminder", "other"])
      #expect(
        try sendable(mail, after: 30) == (state == .sending ? ["reminder", "other"] : ["reminder", "first", "other"]))
      try happen(mail, "first", .arrived(id: "110"))
      #expect(try sendable(mail) == ["reminder", "second", "other"])
      try happen(mail, "second", .abandoned(reason: "x"))
      #expect(try sendable(mail) == ["reminder", "other"])
    }
  }

  @Test("What is only meant for later holds nothing up")
  func laterByIntent() async throws {
    try await SQLiteLedger.inMemory().write { mail in
      try queue(mail, "tomorrow", .nag, after: 86_400)
      try queue(mail, "today", .nag)
      #expect(try sendable(mail) == ["today"])
      #expect(try sendable(mail, after: 86_400) == ["today"])
      try happen(mail, "today", .arrived(id: "110"))
      #expect(try sendable(mail, after: 86_400) == ["tomorrow"])
    }
  }

  @Test("The next send is when something may be sent, not when what waits behind another was due")
  func nextSend() async throws {
    try await SQLiteLedger.inMemory().write { mail in
      try queue(mail, "first")
      try queue(mail, "second")
      try happen(
        mail, "first", .begun(at: now), .failed(reason: "x", mayHaveArrived: false, retryAt: now + 30))
      #expect(try mail.nextSend(account: "main", after: now) == now.addingTimeInterval(30))
      #expect(try mail.nextSend(account: "main", after: now.addingTimeInterval(-1)) == now)
      try happen(mail, "first", .begun(at: now), .interrupted(retryAt: now + 40))
      #expect(try mail.nextSend(account: "main", after: now) == now.addingTimeInterval(40))
      try happen(mail, "first", .arrived(id: "110"))
      #expect(try mail.nextSend(account: "main", after: now) == nil)
      #expect(try sendable(mail) == ["second"])
    }
  }

  @Test("What was being sent when the process ended is found, and dead letters are kept")
  func troubled() async throws {
    try await SQLiteLedger.inMemory().write { mail in
      for key in ["a", "b", "c", "d"] { try queue(mail, key, to: key) }
      try queue(mail, "elsewhere", account: "other")
      try happen(mail, "a", .begun(at: now))
      try happen(mail, "b", .abandoned(reason: "x"))
      try happen(mail, "c", .abandoned(reason: "x"))
      try happen(mail, "elsewhere", .begun(at: now))
      #expect(try mail.interrupted(account: "main").map(\.message.key.description) == ["a"])
      #expect(try mail.deadLetters(limit: 9).map(\.message.key.description) == ["c", "b"])
      #expect(try mail.deadLetters(limit: 1).count == 1)
    }
  }

  @Test("A message that is not there cannot be changed, nor can one that was never received be answered")
  func gone() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      try queue(mail, "a")
      #expect(throws: StoreError.self) { try mail.apply(.begun(at: now), to: 9) }
    }
    let error = await #expect(throws: StoreError.self) {
      try await ledger.write {
        try $0.enqueue(.init("k"), account: "main", for: .answer, answering: 99, notBefore: now)
      }
    }
    #expect(error?.kind == .conflict)
  }

  @Test("Accounts tell how they are, with what they owe")
  func accounts() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      try mail.notePoll(account: "main", network: "mastodon", failure: "timed out", at: now)
      _ = try mail.receive([.init("a")], account: "main", network: "mastodon", cursor: "a", at: now)
      for key in ["a", "b", "c", "d"] { try queue(mail, key, to: key) }
      try happen(mail, "b", .begun(at: now), .interrupted(retryAt: now))
      try happen(mail, "c", .abandoned(reason: "x"))
      try happen(mail, "d", .begun(at: now))
      try queue(mail, "x", account: "owing")
      let accounts = try mail.accounts()
      #expect(
        accounts == [
          AccountStatus(
            account: "main", network: "mastodon", realm: "mastodon", cursor: "a", lastPoll: now, failure: "timed out",
            queued: 2,
            doubtful: 1, dead: 1),
          AccountStatus(
            account: "owing", network: "", realm: "", cursor: nil, lastPoll: nil, failure: nil, queued: 1, doubtful: 0,
            dead: 0),
        ])
      try mail.notePoll(account: "main", network: "mastodon", failure: nil, at: now)
      #expect(try mail.accounts().first?.failure == nil)
    }
    let counts = try await ledger.counts()
    #expect(counts.waiting == 1 && counts.waitingSince == now)
    #expect(counts.queued == 3 && counts.doubtful == 1 && counts.dead == 1)
  }

  @Test("What a conversation is about is kept for each account and conversation")
  func conversations() async throws {
    try await SQLiteLedger.inMemory().write { mail in
      #expect(try mail.conversation(account: "main", id: "c") == nil)
      try mail.keep(Data("one".utf8), conversation: "c", account: "main")
      try mail.keep(Data("other".utf8), conversation: "c", account: "other")
      try mail.keep(Data("two".utf8), conversation: "c", account: "main")
      #expect(try mail.conversation(account: "main", id: "c") == Data("two".utf8))
    }
  }

  @Test("What waits for its recipient to write is put off without an attempt, and brought forward when they do")
  func postponed() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      for (key, recipient) in [("a", "1"), ("b", "2"), ("c", "1"), ("d", "1")] {
        try queue(mail, key, to: recipient, key == "d" ? .digest : key == "c" ? .reminder : .answer)
      }
      for key in ["a", "b"] {
        try happen(mail, key, .postponed(reason: "they have not written", at: now, until: now + 3_600))
      }
      // A message that was tried waits as before.
      try happen(mail, "c", .begun(at: now), .failed(reason: "503", mayHaveArrived: false, retryAt: now + 60))
      #expect(try sendable(mail) == ["d"])
      let waiting = try #require(try mail.outboxEntry(1))
      #expect((waiting.state, waiting.attempts) == (.queued, 0) && waiting.failure == "they have not written")
      try mail.bringForward(to: "1", account: "main", at: now)
      #expect(Set(try sendable(mail)) == ["a", "d"])
      try happen(mail, "a", .begun(at: now))
      // The network's own refusal for that counts as no attempt either.
      let refused = try #require(try mail.apply(.postponed(reason: "", at: now, until: now), to: 1))
      #expect((refused.state, refused.attempts) == (.queued, 0))
      #expect(try mail.apply(.arrived(id: "1"), to: 1) != nil)
      #expect(try mail.apply(.postponed(reason: "", at: now, until: now), to: 1) == nil)
    }
  }
}
