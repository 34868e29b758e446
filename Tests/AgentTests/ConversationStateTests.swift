import Agenda
import Civil
import Foundation
import Storage
import Store
import Testing

@testable import Agent

@Suite struct ConversationStateTests {
  private static let asked = Date(timeIntervalSinceReferenceDate: 817_070_029)
  private static let which = [
    Reply.Choice("buy milk - Sun 29 Nov", message: "!delete #2", item: .todo(Todo.ID(2))),
    Reply.Choice("buy milk - Mon 23 Nov", message: "!delete #1", item: .todo(Todo.ID(1))),
  ]

  @Test func `a question that an older version stored is still open`() throws {
    let state = try Self.decode(
      """
      {"shown":[{"todo":{"_0":2}},{"todo":{"_0":1}}],"unshown":[],"isWelcomed":true,"hasGreeted":false,
       "choices":[{"label":"buy milk - Sun 29 Nov","message":"!delete #2","item":{"todo":{"_0":2}}},
         {"label":"buy milk - Mon 23 Nov","message":"!delete #1","item":{"todo":{"_0":1}}}],
       "spoken":[{"items":[{"todo":{"_0":3}}],"isList":false,"answering":3,"at":817070028},
         {"items":[{"todo":{"_0":3}}],"isList":true,"answering":0,"message":"reminder/1/2","isReminder":true,
          "at":817070028}],
       "askedAnswering":5,"asked":817070029}
      """)
    #expect(state.question == OpenQuestion(choices: Self.which, asked: Self.asked, answering: 5))
    #expect(state.shown == [.todo(Todo.ID(2)), .todo(Todo.ID(1))] && state.occurrencesShown.isEmpty)
    #expect(state.isWelcomed && !state.hasGreeted)
    #expect(state.spoken.all.map(\.answering) == [3, nil])
    #expect(state.spoken(in: "reminder/1/2")?.isReminder == true)
  }

  @Test func `a question that an older version asked of its own accord can be answered by replying to it`() throws {
    let state = try Self.decode(
      """
      {"shown":[null],"occurrencesShown":["2026-11-27T18:00"],"shownAt":817070000,"unshown":[{"text":"more"}],
       "choices":[{"label":"yes","message":"!accept 1","agreement":"yes"}],"asked":817070029,
       "numbersAreOfList":true,"question":"main/a/post/1",
       "questions":[{"message":"main/a/post/1","choices":[{"label":"yes","message":"!accept 1","agreement":"yes"}]}],
       "spoken":[],"isWelcomed":true,"hasGreeted":true}
      """)
    let yes = [Reply.Choice("yes", message: "!accept 1", agreement: .yes)]
    #expect(
      state.question == OpenQuestion(choices: yes, asked: Self.asked, message: "main/a/post/1", isBehindList: true))
    #expect(state.question(in: "main/a/post/1")?.choices == yes)
    #expect(state.unshown == [Reply.Entry("more")] && state.occurrencesShown == ["2026-11-27T18:00"])
  }

  @Test func `a state is read as it was written`() async throws {
    var state = ConversationState()
    state.note(
      Reply(.answer, ["Which one?"], choices: Self.which, subjects: [.todo(Todo.ID(1))]), entriesShown: 0, answering: 4,
      at: Self.asked)
    state.ask([Reply.Choice("yes", message: "!accept 1", agreement: .yes)], in: "main/a/post/1", at: Self.asked)
    state.note(
      Reply(.answer, [], list: [Reply.Entry("milk", item: .todo(Todo.ID(1)))]), entriesShown: 1, answering: 5,
      at: Self.asked)
    state.note(
      Reply(.answer, [], subjects: [.event(Event.ID(2)), .note(Note.ID(3)), .listed(.init(4))]), entriesShown: 0,
      ofMessage: "reminder/1/2", isReminder: true, at: Self.asked + 0.123456)
    state.note(
      Reply(.answer, [], list: [Reply.Entry("fair", item: .listed(.init(4, occurrence: "2026-11-28T17:00")))]),
      entriesShown: 1, ofMessage: "digest/a b", isReminder: false, at: Self.asked)
    state.proof = OneTimeCode(of: "!forgetme", at: Self.asked)
    try await SQLiteLedger.inMemory().write { [state] ledger in
      try ledger.register([(name: "main", network: "scripted", realm: "scripted")])
      let conversations = ConversationRepository(ledger)
      #expect(try conversations.state(of: "ana", on: "main") == ConversationState())
      try conversations.save(state, of: "ana", on: "main")
      #expect(try conversations.state(of: "ana", on: "main") == state)
      let data = try #require(try ledger.conversation(account: "main", id: "ana"))
      #expect(try JSONDecoder().decode(ConversationState.self, from: data) == state)
      try conversations.delete(of: "ana", on: "main")
      #expect(try conversations.state(of: "ana", on: "main") == ConversationState())
    }
  }

  @Test func `a state counts as the ledger has it, whatever was stored or read before`() async throws {
    let (one, other) = (ConversationState(isWelcomed: true), ConversationState(hasGreeted: true))
    let ledgers = try [SQLiteLedger.inMemory(), SQLiteLedger.inMemory()]
    for (ledger, state) in zip(ledgers, [one, other]) {
      try await ledger.write { ledger in
        try ledger.register([(name: "main", network: "scripted", realm: "scripted")])
        try ConversationRepository(ledger).save(state, of: "eva", on: "main")
      }
    }
    for (ledger, state) in zip(ledgers, [one, other]) {
      #expect(try await ledger.read { try ConversationRepository($0).state(of: "eva", on: "main") } == state)
    }
    // Nothing stays of what a transaction had stored that was rolled back.
    struct Oops: Error {}
    await #expect(throws: Oops.self) {
      try await ledgers[0].write { ledger in
        try ConversationRepository(ledger).save(other, of: "eva", on: "main")
        throw Oops()
      }
    }
    #expect(try await ledgers[0].read { try ConversationRepository($0).state(of: "eva", on: "main") } == one)
  }

  @Test func `a state writes all that is not as in a new one, and nothing else`() throws {
    let question = OpenQuestion(choices: Self.which, asked: Self.asked)
    let state = ConversationState(
      shown: [.todo(Todo.ID(1))], occurrencesShown: ["2026-11-27"], requestsShown: [4], events: [.init(1)],
      eventsAreLast: true, shownAt: Self.asked, unshown: [Reply.Entry("more")], question: question,
      questions: [question], superseded: [question], proof: OneTimeCode(of: "!forgetme", at: Self.asked),
      spoken: .init([.init(isList: false, items: [], at: Self.asked)]), isWelcomed: true, hasGreeted: true,
      absenceTold: Self.asked, changedNothing: 1, answered: 2, refusal: .init(text: nil, answering: 3, at: Self.asked),
      begun: .init(text: "groceries:", answering: 4, at: Self.asked), answeredAt: Self.asked,
      dayAsked: When("2026-11-27T15:00"))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(ConversationState.self, from: data) == state)
    let names = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]).keys
    #expect(names.count == Mirror(reflecting: state).children.count)
    #expect(String(decoding: try JSONEncoder().encode(ConversationState()), as: UTF8.self) == "{}")
  }

  @Test(arguments: ["", "4 - 817070029 t1", "4 - then t1 ", "4 - 817070029 x1 ", "4 - 817070029 t1,e "])
  func `an answer that nobody stored was not said`(text: String) throws {
    let kept = "3 - 817070028.5 t7 "
    let state = try Self.decode(#"{"spoken":"\#(kept)\#u{7F}\#(text)\#u{7F}5 l 817070029.0 e8,c9/2026-11-28T17:00 "}"#)
    #expect(state.spoken.all.map(\.answering) == [3, 5] && state.spoken.last?.isList == true)
    #expect(try Self.decode(#"{"spoken":"\#(text)"}"#).spoken.last == nil)
  }

  @Test func `answers that an older version stored as a text each are read`() throws {
    let state = try Self.decode(#"{"spoken":["3 - 817070028.5 t7 ","- rl 817070029.0 e8 reminder/1/2"]}"#)
    #expect(state.spoken.all.map(\.answering) == [3, nil] && state.spoken(in: "reminder/1/2")?.isReminder == true)
  }

  @Test func `the oldest answers are forgotten, and the newest can be changed`() {
    var answers = SpokenAnswers()
    #expect(answers.last == nil && answers.all.isEmpty)
    for number in Int64(1)...4 {
      let said = ConversationState.SpokenAnswer(
        answering: number, isList: false, items: [.todo(Todo.ID(number))], at: Self.asked)
      answers.append(said, keeping: 3)
    }
    #expect(answers.all.map(\.answering) == [2, 3, 4])
    answers.last?.items.append(.note(Note.ID(5)))
    #expect(answers.all.map(\.items.count) == [1, 1, 2] && answers.last?.items.last == .note(Note.ID(5)))
    answers.all.removeAll { $0.answering == 4 }
    #expect(answers.last?.answering == 3)
  }

  @Test func `bare numbers belong to what was shown last, a list or a question`() {
    var state = ConversationState()
    let list = Reply(.answer, [], list: [Reply.Entry("milk", item: .todo(Todo.ID(7)))])
    state.note(Reply(.answer, [], choices: Self.which), entriesShown: 0, answering: 1, at: Self.asked)
    #expect(state.question?.isBehindList == false && state.shown.count == 2)
    state.note(list, entriesShown: 1, answering: 2, at: Self.asked)
    #expect(state.question?.isBehindList == true && state.shown == [.todo(Todo.ID(7))])
    state.note(Reply(.answer, [], choices: Self.which), entriesShown: 0, answering: 3, at: Self.asked)
    #expect(state.question?.isBehindList == false && state.shown.count == 2)
  }

  private static func decode(_ json: String) throws -> ConversationState {
    try JSONDecoder().decode(ConversationState.self, from: Data(json.utf8))
  }
}
