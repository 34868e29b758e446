import Agenda
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

@Suite struct PictureTests {
  static let url = "https://example.org/tap.gif"
  /// A picture of one pixel.
  static let gif = Data(
    Array("GIF89a".utf8) + [
      1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 68, 1, 0, 0x3B,
    ])
  static let media = [IncomingMessage.Media(url: url, type: "image")]

  /// An agent to which ana has written with a picture.
  static func agent(
    _ answers: Result<AttachedFile, NetworkFailure>..., ledger: (any Ledger)? = nil
  ) async throws -> TestAgent {
    let agent = try TestAgent(ledger: ledger)
    switch answers.count {
    case 0: agent.network.serve(url, .success(.whole(gif)))
    case 1: agent.network.serve(url, answers[0])
    default: agent.network.serve(url, answers[0], answers[1])
    }
    agent.network.write("note: the broken tap", media: media)
    try await agent.pollWorkSend()
    return agent
  }

  @Test func `a note answers at once, and its picture is kept after it`() async throws {
    let agent = try await Self.agent()
    #expect(agent.network.posts.first?.text.contains("I'll keep the picture.") == true)
    #expect(agent.network.fileReads == 0)
    #expect(try await agent.states() == [.waiting])
    #expect(try await agent.pictures.workOnce() == 1)
    let file = Picture.File(
      hash: MemoryFiles.hash(Self.gif), size: Self.gif.count, type: "image/gif", width: 1, height: 1)
    #expect(try await agent.states() == [.kept(file)])
    #expect(try agent.files.file(file.hash) == Self.gif)
    #expect(try await agent.pictures.workOnce() == 0)
    #expect(agent.network.posts(after: 1).isEmpty)
  }

  @Test func `a picture that can't be fetched is tried again, for days, and then its link is all there is`()
    async throws
  {
    let agent = try await Self.agent(.failure(.retry(after: nil, reason: "no route", doubt: .no)))
    for _ in 0..<200 {
      _ = try await agent.pictures.workOnce()
      agent.clock.advance(3600)
    }
    #expect(try await agent.states() == [.refused(.gone)])
    #expect((10...40).contains(agent.network.fileReads), "\(agent.network.fileReads)")
    try await agent.sender.sendAll()
    let told = agent.network.posts.last?.text
    #expect(
      told?.contains("The picture of \"the broken tap\" could not be fetched, so I keep only its link.")
        == true, "\(told ?? "")")
    #expect(try await agent.pictures.workOnce() == 0)
  }

  @Test func `a picture that comes at the second try is kept`() async throws {
    let agent = try await Self.agent(
      .failure(.signedOut(reason: "401")), .success(.whole(Self.gif)))
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states() == [.waiting])
    #expect(try await agent.pictures.workOnce() == 0)
    agent.clock.advance(60)
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states().first?.isKept == true)
  }

  @Test(arguments: [
    (AttachedFile.tooLarge(bytes: 18_000_000), Picture.Refusal.tooLarge, "has 18 MB, and I keep up to 10 MB"),
    (.tooLarge(bytes: 10_000_001), .tooLarge, "has 10.1 MB, and I keep up to 10 MB"),
    (.tooLarge(bytes: nil), .tooLarge, "is too large, and I keep up to 10 MB"),
    (.gone(reason: "404"), .gone, "could not be fetched"),
    (.whole(Data("<svg onload=alert(1)>".utf8)), .noPicture, "is not in a picture format that I keep"),
    (.whole(Data(Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0, 0x3B])), .tooManyPixels, "more pixels"),
  ])
  func `what is not kept stays a link, and that is said once`(
    file: AttachedFile, refusal: Picture.Refusal, words: String
  ) async throws {
    let agent = try await Self.agent(.success(file))
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states() == [.refused(refusal)])
    _ = try await agent.pictures.workOnce()
    try await agent.sender.sendAll()
    let told = agent.network.posts(after: 1).map(\.text)
    #expect(told.count == 1 && told[0].contains(words) && told[0].contains("I keep only its link"), "\(told)")
    #expect(agent.files.all.isEmpty)
  }

  @Test func `a person who has used up their room is told in a plain sentence`() async throws {
    let agent = try await Self.agent()
    agent.pictures.policy.value.pictures.person = Self.gif.count
    _ = try await agent.pictures.workOnce()
    var another = Self.gif
    another.append(0)
    agent.network.serve("https://example.org/2", .success(.whole(another)))
    agent.network.write("note: another", media: [.init(url: "https://example.org/2", type: "image")])
    try await agent.pollWorkSend()
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states().last == .refused(.quota))
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.text.contains("You have used up your") == true)
  }

  @Test func `a full disk loses nothing: the picture waits until there is room`() async throws {
    let agent = try await Self.agent()
    agent.files.isFull = true
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states() == [.waiting])
    agent.files.isFull = false
    agent.clock.advance(60)
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states().first?.isKept == true)
  }

  @Test func `a process that dies between the file and its row leaves one file, and the picture is kept`() async throws
  {
    let agent = try await Self.agent()
    // The file was written, and the row was not.
    _ = try agent.files.keep(Self.gif)
    #expect(try await agent.states() == [.waiting])
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states().first?.isKept == true)
    #expect(agent.files.all.count == 1)
    try await agent.pictures.sweep()
    #expect(agent.files.all.count == 1)
  }

  @Test func `files that no picture has are swept after a while, and those that one has are not`() async throws {
    let agent = try await Self.agent()
    _ = try await agent.pictures.workOnce()
    let orphan = try agent.files.keep(Data("nobody's".utf8))
    agent.clock.advance(7 * 86_400)
    try await agent.pictures.sweep()
    #expect(try agent.files.file(orphan) != nil)
    agent.clock.advance(7 * 86_400)
    try await agent.pictures.sweep()
    #expect(try agent.files.file(orphan) == nil)
    #expect(try agent.files.file(MemoryFiles.hash(Self.gif)) == Self.gif)
  }

  @Test func `a file that another database with the same folder uses is not swept`() async throws {
    let agent = try TestAgent()
    let other = try TestAgent(files: agent.files)
    other.network.serve(Self.url, .success(.whole(Self.gif)))
    other.network.write("note: mine", media: Self.media)
    try await other.pollWorkSend()
    _ = try await other.pictures.workOnce()
    for _ in 0..<10 {
      agent.clock.advance(5 * 86_400)
      try await other.pictures.sweep()
      try await agent.pictures.sweep()
    }
    #expect(agent.files.all.count == 1)
    // Once that one is gone, so is the file.
    agent.clock.advance(11 * 86_400)
    try await agent.pictures.sweep()
    #expect(agent.files.all.isEmpty)
  }

  @Test func `a file that is deleted before its picture is noted is written again`() async throws {
    let agent = try await Self.agent()
    agent.files.losesNext = true
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states().first?.isKept == true)
    #expect(agent.files.all.count == 1)
  }

  @Test func `a file for which there is no room in the end is deleted at once`() async throws {
    let agent = try await Self.agent()
    agent.pictures.policy.value.pictures.person = Self.gif.count - 1
    _ = try await agent.pictures.workOnce()
    #expect(agent.network.fileReads == 1)
    #expect(try await agent.states() == [.refused(.quota)])
    #expect(agent.files.all.isEmpty)
  }

  @Test func `erasure takes the files and their small copies at once`() async throws {
    let agent = try await Self.agent()
    _ = try await agent.pictures.workOnce()
    try agent.files.keep(thumbnail: Data("small".utf8), of: MemoryFiles.hash(Self.gif))
    agent.network.write("!forgetme yes")
    try await agent.poll()
    try await agent.work()
    #expect(agent.files.all.count == 1)
    _ = try await agent.jobs.workOnce()
    #expect(agent.files.all.isEmpty && agent.files.allSmall.isEmpty)
    try await agent.sender.sendAll()
    agent.clock.advance(60)
    _ = try await agent.jobs.workOnce()
    #expect(try await agent.ledger.read { try $0.jobs.next() } == nil)
  }

  @Test func `erasure leaves a file that somebody else keeps, too`() async throws {
    let agent = try await Self.agent()
    agent.network.write("note: the same", by: "bob", media: Self.media)
    try await agent.pollWorkSend()
    _ = try await agent.pictures.workOnce()
    #expect(try await agent.states(of: "bob").first?.isKept == true)
    agent.network.write("!forgetme yes")
    try await agent.pollWorkSend()
    _ = try await agent.jobs.workOnce()
    #expect(try await agent.states().isEmpty)
    #expect(agent.files.all.count == 1)
  }

  @Test func `no more than four pictures of a message are kept`() async throws {
    let agent = try TestAgent()
    let urls = (1...6).map { "https://example.org/\($0).gif" }
    for url in urls { agent.network.serve(url, .success(.whole(Self.gif))) }
    agent.network.write("note: many", media: urls.map { .init(url: $0, type: "image/gif") })
    try await agent.pollWorkSend()
    #expect(agent.network.posts.first?.text.contains("I'll keep the 4 pictures.") == true)
    while try await agent.pictures.workOnce() > 0 {}
    #expect(try await agent.states().count == 4)
    #expect(agent.files.all.count == 1)
  }

  @Test(arguments: ["image", "image/heic", "IMAGE/JPEG", "photo", "unknown", "application/octet-stream"])
  func `what may be a picture is looked at`(type: String) async throws {
    let agent = try TestAgent()
    agent.network.write("note: a file", media: [.init(url: "https://example.org/file", type: type)])
    try await agent.pollWorkSend()
    #expect(try await agent.states() == [.waiting])
  }

  @Test(arguments: ["video/mp4", "gifv", "audio/ogg", "animated_gif", "application/pdf", "text/vcard", "imagery", ""])
  func `what is no picture stays a link`(type: String) async throws {
    let agent = try TestAgent()
    agent.network.write("note: a film", media: [.init(url: "https://example.org/film", type: type)])
    try await agent.pollWorkSend()
    #expect(try await agent.states().isEmpty)
    #expect(agent.network.posts.first?.text.contains("picture") == false)
  }
}

extension Picture.State {
  fileprivate var isKept: Bool { if case .kept = self { true } else { false } }
}

extension TestAgent {
  /// The states of the pictures, in order.
  func states(of author: String = "ana") async throws -> [Picture.State] {
    try await ledger.read { ledger in
      let address = Address(network: "scripted", remoteID: author, handle: author)
      guard let person = try ledger.people.person(at: address) else { return [] }
      return try ledger.belongings(of: person, changedBy: nil).pictures.all().values.flatMap { $0 }
        .sorted { $0.id.number < $1.id.number }.map(\.state)
    }
  }
}
