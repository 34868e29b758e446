import Bluesky
import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing

/// The account's records on arroba, a server that others have written; Tests/Bluesky/run starts it. It passes nothing
/// on, so the small Bluesky of the contract gives the answers of other services.
struct ArrobaTests {
  private static let address = ProcessInfo.processInfo.environment["NUTHATCH_ARROBA"].flatMap { $0.isEmpty ? nil : $0 }

  /// Sends requests for records and sessions to arroba, and all others to the small Bluesky.
  private struct Half: Transport {
    let arroba: HTTPClient
    let rest: FakeBluesky
    let address: String
    /// The statuses of arroba's answers to writes.
    let answered = Statuses()

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      let isArrobas = ["com.atproto.repo.", "createSession", "refreshSession"].contains(where: request.url.contains)
      var request = request
      guard isArrobas else {
        request.headers["Authorization"] = request.headers["Authorization"].map { _ in "Bearer \(rest.access)" }
        return try await rest.send(request)
      }
      request.url = request.url.replacing(FakeBluesky.server, with: address)
      let response = try await arroba.send(request)
      if request.url.contains("putRecord") { await answered.note(response.status) }
      return response
    }
  }

  private actor Statuses {
    private(set) var all: [Int] = []
    func note(_ status: Int) { all.append(status) }
  }

  @Test(.enabled(if: address != nil, "NUTHATCH_ARROBA names no arroba; Tests/Bluesky/run starts one"))
  func `a session is made, and records are written once and read back`() async throws {
    let client = HTTPClient(userAgent: "test", environment: [:])
    let fake = FakeBluesky(.arroba)
    let half = Half(arroba: client, rest: fake, address: try #require(Self.address))
    guard case .interactive(let login) = BlueskyKind(transport: half, now: wallClock).login else {
      throw CancellationError()
    }
    var options = SettingValues()
    for (key, text) in [("server", FakeBluesky.server), ("directory", FakeBluesky.directory)] {
      if let setting = login.options.first(where: { $0.key == key }) { options.set(setting, to: .text(text), at: "") }
    }
    let signedIn = try await login.signIn(options, through: Typist())
    let tokens = try JSONDecoder().decode(TokenPair.self, from: Data(signedIn.token.value.utf8))
    #expect(tokens.accessToken == "arroba-token")
    let network = BlueskyNetwork(
      account: BlueskyAccount(server: FakeBluesky.server, directory: FakeBluesky.directory),
      tokens: FixedTokens(tokens), transport: half, now: wallClock)
    #expect(try await network.connect().notes.contains("profile: labelled as a bot's"))

    let asked = fake.post("@nuthatch.test buy milk")
    let text = String(repeating: "👩‍👩‍👧", count: 160)
    let message = BlueskySubject.message(text, answering: asked)
    #expect(try await network.find(message) == .absent)
    var ids: Set<String> = []
    for _ in 0..<5 { ids.insert(try await network.send(message)) }
    let id = try #require(ids.first)
    #expect(ids.count == 1)
    #expect(try await network.find(message) == .arrived(id: id))
    #expect(await half.answered.all.allSatisfy { $0 == 200 })
    let list = try await client.send(
      HTTPRequest(
        .get,
        "\(half.address)/xrpc/com.atproto.repo.listRecords?repo=\(FakeBluesky.bot.did)&collection=app.bsky.feed.post"))
    let records = try #require(try JSONSerialization.jsonObject(with: list.body) as? [String: Any])
    #expect((records["records"] as? [Any])?.count == 1)
    // Arroba refuses what the network does not take; so does our own counting.
    let long = BlueskySubject.message(String(repeating: "👩‍👩‍👧", count: 301), answering: asked)
    guard case .permanent = try await failure(of: { _ = try await network.send(long) }) else {
      Issue.record("taken")
      return
    }
    await client.shutdown()
  }

  private struct Typist: LoginPort {
    func tell(_ text: String) async {}
    func ask(_ question: String) async -> String? { "nuthatch.test" }
    func askSecret(_ question: String) async -> String? { "arroba-password" }
    func open(_ address: String) async {}
    func redirect(to address: String?) async -> (any LoginRedirect)? { nil }
  }
}
