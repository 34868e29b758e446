import Conversation
import Foundation
import HTTP
import Testing

@Suite("Every network", .timeLimit(.minutes(15)))
struct ContractTests {
  /// A network that was started, with nothing to read.
  private func started(_ guise: Guise) async throws -> (any Subject, Reader) {
    let subject = guise.subject()
    _ = try await subject.network.connect()
    var reader = Reader(subject.network)
    if guise.isRemote { try await reader.poll() }
    return (subject, reader)
  }

  @Test(arguments: Guise.all)
  func `a message is delivered once, with its author, words and time`(guise: Guise) async throws {
    var (subject, reader) = try await started(guise)
    await subject.write("call jimmy\nat 5pm", visibility: subject.visibility)
    let messages = try await reader.poll()
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.text.hasSuffix("call jimmy\nat 5pm"))
    #expect(message.authorHandle.hasPrefix(subject.person))
    #expect(message.visibility == subject.visibility)
    #expect(!message.conversationID.isEmpty)
    #expect(try await reader.poll() == [])
    #expect(try await reader.poll() == [])
  }

  @Test(arguments: Guise.all)
  func `more than a page of backlog is read whole, in order`(guise: Guise) async throws {
    var (subject, reader) = try await started(guise)
    for number in 0..<95 { await subject.write("number \(number)", visibility: subject.visibility) }
    try await reader.poll()
    #expect(
      reader.delivered.map { $0.text.suffix(2).trimmingCharacters(in: .whitespaces) } == (0..<95).map(String.init))
    #expect(Set(reader.delivered.map(\.id)).count == 95)
  }

  @Test(arguments: Guise.all)
  func `an answer arrives, threads and stays private`(guise: Guise) async throws {
    var (subject, reader) = try await started(guise)
    let traits = try await subject.network.connect().traits
    await subject.write("milk", visibility: subject.visibility)
    let message = try #require(try await reader.poll().first)
    let id = try await subject.network.send(OutgoingMessage("Added \"milk\".", to: message))
    #expect(!id.isEmpty)
    let sent = await subject.sent()
    #expect(
      sent == [
        Sent(
          text: "Added \"milk\".", repliesTo: traits.hasReferences ? message.id : nil, visibility: subject.visibility)
      ])
  }

  @Test(arguments: Guise.all)
  func `a long answer splits into messages that the network takes`(guise: Guise) async throws {
    var (subject, reader) = try await started(guise)
    let traits = try await subject.network.connect().traits
    await subject.write("week", visibility: subject.visibility)
    let message = try #require(try await reader.poll().first)
    let lines = (1...200).map { "\($0). a line of about fifty characters, https://example.org/a/b/c/\($0)" }
    let parts = traits.parts(of: lines.joined(separator: "\n"), mentioning: message.authorHandle)
    #expect(parts.count > 1)
    for part in parts { _ = try await subject.network.send(OutgoingMessage(part, to: message)) }
    let arrived = await subject.sent().map { $0.text.replacing(#/^\(\d+/\d+\) /#, with: "") }
    #expect(arrived.joined(separator: "\n").split(separator: "\n").map(String.init) == lines)
  }

  @Test(arguments: Guise.all)
  func `signing in tells who the bot is`(guise: Guise) async throws {
    let connection = try await guise.subject().network.connect()
    #expect(connection.handles.first == "nuthatch")
    #expect(!connection.accountID.isEmpty)
    #expect(connection.traits.parts(of: String(repeating: "a", count: 200), mentioning: "ann").count == 1)
  }

  @Test(arguments: Guise.all)
  func `a doubt is never settled by a guess`(guise: Guise) async throws {
    var (subject, reader) = try await started(guise)
    let traits = try await subject.network.connect().traits
    await subject.write("milk", visibility: subject.visibility)
    let message = try #require(try await reader.poll().first)
    let answer = OutgoingMessage("Added \"milk\".", to: message)
    #expect(try await subject.network.find(answer) != .arrived(id: ""))
    let id = try await subject.network.send(answer)
    let finding = try await subject.network.find(answer)
    #expect(finding == .arrived(id: id) || finding == .unclear)
    if guise.isRemote, traits.canReadBack { #expect(finding == .arrived(id: id)) }
  }

  @Test(arguments: Guise.all)
  func `a file that came with a message is read, within bounds, and never from the networks around the bot`(
    guise: Guise
  ) async throws {
    let subject = guise.subject()
    let network = subject.network
    _ = try await network.connect()
    let file = HTTPResponse(status: 200, body: Data("a picture".utf8))
    guard let url = await subject.serve(file) else {
      guard case .gone = try await network.file(at: "https://example.org/1.jpg", upTo: 99) else {
        Issue.record("it has no files")
        return
      }
      return
    }
    #expect(try await network.file(at: url, upTo: 99) == .whole(file.body))
    _ = await subject.serve(file)
    #expect(try await network.file(at: url, upTo: 3) == .tooLarge(bytes: nil))
    _ = await subject.serve(HTTPResponse(status: 503))
    _ = try await failure { _ = try await network.file(at: url, upTo: 99) }
    // An address that somebody else has chosen gets no credentials, and nothing but the Internet.
    _ = try? await network.file(at: "https://elsewhere.example/1.jpg", upTo: 99)
    let last = try #require(subject.requests.last)
    #expect(last.url == "https://elsewhere.example/1.jpg")
    #expect(last.asksPublicAddressesOnly && !last.followsRedirects && last.headers["Authorization"] == nil)
  }
}
