import Agenda
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// The downloads that run at the same time, and their fate if one of them fails.
@Suite(.timeLimit(.minutes(15))) struct PictureFetchTests {
  private static func url(_ author: String) -> String { "https://example.org/\(author).gif" }

  /// Each author has written with a picture of their own.
  private static func write(_ authors: [String], to agent: TestAgent) async throws {
    for author in authors {
      agent.network.serve(url(author), .success(.whole(PictureTests.gif)))
      agent.network.write("note: from \(author)", by: author, media: [.init(url: url(author), type: "image")])
    }
    try await agent.pollWorkSend()
  }

  private static func isKept(by author: String, _ agent: TestAgent) async throws -> Bool {
    guard case .kept = try await agent.states(of: author).first else { return false }
    return true
  }

  /// Waits for as long as it takes; the suite's limit ends it.
  private static func eventually(_ isSo: () async throws -> Bool) async throws {
    while try await !isSo() { try await Task.sleep(for: .milliseconds(2)) }
  }

  @Test func `a slow server holds up nobody but whoever chose it`() async throws {
    let agent = try TestAgent()
    agent.network.hold(Self.url("ana"))
    try await Self.write(["ana"], to: agent)
    let fetching = Task { [worker = agent.picturesByTheClock] in await worker.run() }
    try await Self.eventually { agent.network.fileReading == 1 }
    // Bob writes while it is under way.
    try await Self.write(["bob"], to: agent)
    try await Self.eventually { try await Self.isKept(by: "bob", agent) }
    #expect(try await agent.states() == [.waiting])
    agent.network.release(Self.url("ana"))
    try await Self.eventually { try await Self.isKept(by: "ana", agent) }
    fetching.cancel()
    await fetching.value
  }

  @Test func `an account whose server is slow holds up no other account`() async throws {
    let agent = try TestAgent()
    let other = try TestAgent(ScriptedNetwork(name: "other"), account: "other", beside: agent)
    let slow = (0..<20).map { "slow\($0)" }
    for author in slow { agent.network.hold(Self.url(author)) }
    try await Self.write(slow, to: agent)
    try await Self.write(["bob"], to: other)
    let fetching = Task { [worker = agent.pictures] in try await worker.workOnce() }
    try await Self.eventually { agent.network.fileReading == 2 && other.network.fileReads == 1 }
    for author in slow { agent.network.release(Self.url(author)) }
    #expect(try await fetching.value == 21)
    #expect(agent.network.mostFilesAtOnce == 2)
  }

  @Test func `two accounts' pictures are fetched beside each other`() async throws {
    let agent = try TestAgent()
    let other = try TestAgent(ScriptedNetwork(name: "other"), account: "other", beside: agent)
    for (one, author) in [(agent, "ana"), (other, "bob")] {
      one.network.hold(Self.url(author))
      try await Self.write([author], to: one)
    }
    let fetching = Task { [worker = agent.pictures] in try await worker.workOnce() }
    try await Self.eventually { agent.network.fileReading == 1 && other.network.fileReading == 1 }
    agent.network.release(Self.url("ana"))
    other.network.release(Self.url("bob"))
    #expect(try await fetching.value == 2)
  }

  @Test func `no more than four are in memory at once, whatever becomes of them`() async throws {
    let agents = try (0..<2).reduce(into: [try TestAgent()]) { agents, number in
      agents.append(
        try TestAgent(ScriptedNetwork(name: "other\(number)"), account: "other\(number)", beside: agents[0]))
    }
    for (number, agent) in agents.enumerated() {
      let authors = (0..<3).map { "author\(number)\($0)" }
      for author in authors { agent.network.hold(Self.url(author)) }
      try await Self.write(authors, to: agent)
      // One picture can't be fetched, and one file is no picture: both give their places back.
      agent.network.serve(Self.url(authors[0]), .failure(.retry(after: nil, reason: "no route", doubt: .no)))
      agent.network.serve(Self.url(authors[1]), .success(.whole(Data("no picture".utf8))))
    }
    let reading = { agents.map(\.network.fileReading).reduce(0, +) }
    let fetching = Task { [worker = agents[0].pictures] in try await worker.workOnce() }
    var ended = [0, 0, 0]
    while let index = ended.indices.first(where: { ended[$0] < 3 }) {
      // At most two of an account, and four in all.
      let expected = min(4, ended.map { min(2, 3 - $0) }.reduce(0, +))
      try await Self.eventually { reading() == expected }
      agents[index].network.release(Self.url("author\(index)\(ended[index])"))
      ended[index] += 1
    }
    #expect(try await fetching.value == 9)
    #expect(agents.map(\.network.fileReads) == [3, 3, 3])
  }

  @Test func `a picture that ends the process whenever it is fetched is given up, and costs no other`() async throws {
    let agent = try TestAgent()
    try await Self.write(["ana", "bob"], to: agent)
    let due = try await agent.ledger.read { try $0.duePictures(at: .distantFuture, perAccount: 9) }
    let ana = try #require(due.first { $0.source == Self.url("ana") })
    // The process begins it, and ends.
    for _ in 0..<PictureWorker.mostUnended { try await agent.ledger.write { try $0.begin(ana.id) } }
    #expect(try await agent.pictures.workOnce() == 2)
    #expect(try await agent.states() == [.refused(.gone)])
    #expect(try await Self.isKept(by: "bob", agent))
    #expect(agent.network.fileReads == 1)
  }

  @Test func `what ended a process once is tried again, alone and last`() async throws {
    let agent = try TestAgent()
    try await Self.write(["ana", "bob"], to: agent)
    let due = try await agent.ledger.read { try $0.duePictures(at: .distantFuture, perAccount: 9) }
    #expect(due.map(\.source) == [Self.url("ana"), Self.url("bob")])
    try await agent.ledger.write { try $0.begin(due[0].id) }
    let now = try await agent.ledger.read { try $0.duePictures(at: .distantFuture, perAccount: 9) }
    #expect(now.map(\.source) == [Self.url("bob"), Self.url("ana")])
    agent.network.hold(Self.url("ana"), Self.url("bob"))
    let fetching = Task { [worker = agent.picturesByTheClock] in await worker.run() }
    try await Self.eventually { agent.network.fileReading == 1 }
    // It looks again and again, and leaves her picture alone until his is there.
    try await Self.write(["cas"], to: agent)
    try await Self.eventually { try await Self.isKept(by: "cas", agent) }
    agent.network.release(Self.url("bob"))
    try await Self.eventually { try await Self.isKept(by: "bob", agent) && agent.network.fileReads == 3 }
    // While hers is under way, nothing else is fetched.
    try await Self.write(["dan"], to: agent)
    agent.network.release(Self.url("ana"))
    try await Self.eventually { try await Self.isKept(by: "dan", agent) }
    #expect(try await Self.isKept(by: "ana", agent))
    fetching.cancel()
    await fetching.value
    #expect(agent.network.filesRead == ["bob", "cas", "ana", "dan"].map(Self.url))
  }

  @Test func `a daemon that ends in good order, and a server that fails, do not count as the process's end`()
    async throws
  {
    let agent = try TestAgent()
    agent.network.hold(Self.url("ana"))
    try await Self.write(["ana"], to: agent)
    let unended = {
      try await agent.ledger.read { try $0.duePictures(at: .distantFuture, perAccount: 9).map(\.unended) }
    }
    let fetching = Task { [worker = agent.picturesByTheClock] in await worker.run() }
    try await Self.eventually { agent.network.fileReading == 1 }
    #expect(try await unended() == [1])
    fetching.cancel()
    await fetching.value
    #expect(try await unended() == [0])

    agent.network.release(Self.url("ana"))
    agent.network.serve(Self.url("ana"), .failure(.retry(after: nil, reason: "no route", doubt: .no)))
    _ = try await agent.pictures.workOnce()
    #expect(agent.network.fileReads == 2)
    #expect(try await unended() == [0])
  }

  private static func waiting(
    _ number: Int64, person: Int64, account: String = "main", unended: Int = 0
  ) -> WaitingPicture {
    WaitingPicture(
      id: Picture.ID(number), person: Person.ID(person), item: nil, account: account, source: "", added: .distantPast,
      attempts: 0, unended: unended)
  }

  @Test func `one at a time of a person, two of an account, four in all, and a suspect alone`() {
    var underWay = FetchesUnderWay()
    #expect(underWay.admits(Self.waiting(1, person: 1)))
    underWay.begin(Self.waiting(1, person: 1))
    #expect(!underWay.admits(Self.waiting(1, person: 1)))
    #expect(!underWay.admits(Self.waiting(2, person: 1, account: "other")))
    #expect(!underWay.admits(Self.waiting(2, person: 2, unended: 1)))
    underWay.begin(Self.waiting(2, person: 2))
    #expect(!underWay.admits(Self.waiting(3, person: 3)))
    for number in 3...4 as ClosedRange<Int64> {
      #expect(underWay.admits(Self.waiting(number, person: number, account: "other")))
      underWay.begin(Self.waiting(number, person: number, account: "other"))
    }
    #expect(!underWay.admits(Self.waiting(5, person: 5, account: "third")))
    underWay.end(Self.waiting(4, person: 4))
    #expect(underWay.admits(Self.waiting(5, person: 5, account: "third")))
    for number in 1...3 as ClosedRange<Int64> { underWay.end(Self.waiting(number, person: number)) }
    let suspect = Self.waiting(6, person: 6, unended: 1)
    #expect(underWay.isEmpty && underWay.admits(suspect))
    underWay.begin(suspect)
    #expect(!underWay.admits(Self.waiting(7, person: 7)))
  }
}
