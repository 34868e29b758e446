import Agent
import Conversation
import Foundation
import Logging
import Storage
import Store
import Testing
import ToyNetwork
import Web

@testable import nuthatch

/// A network that the product has never heard of, handed over as one more kind, does all that the others do.
@Suite(.timeLimit(.minutes(10))) struct ToyNetworkTests {
  private let server = ToyServer()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("toy-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var networks: KnownNetworks { .all.with(ToyKind(transport: server)) }
  private var tokenFile: String { folder.appendingPathComponent("shelf.token").path }

  /// The configuration of one account; nobody looks before the network calls.
  private func settings(token: String = ToyServer.token, _ lines: String = "") throws -> Settings {
    let file = folder.appendingPathComponent("nuthatch.yaml").path
    try """
    database: \(folder.path)/ledger.sqlite
    web: {listen: "127.0.0.1:8780", public_url: "https://bot.example.org"}
    accounts: [shelf]
    account:
      shelf:
        network: toy
        server: https://toy.example
        call_secret: squeak
        poll_seconds: {min: 3000, max: 3000}
        token: \(token)
        \(lines)
    """.write(toFile: file, atomically: true, encoding: .utf8)
    return try Settings.read(from: file, networks: networks, environment: [:])
  }

  /// The person who runs the login, with one line to enter.
  private actor Person: LoginPort {
    private let answer: String
    private(set) var told: [String] = []

    init(_ answer: String) { self.answer = answer }

    func tell(_ text: String) { told.append(text) }
    func open(_ address: String) { told.append(address) }
    func redirect(to address: String?) -> (any LoginRedirect)? { nil }

    func ask(_ question: String) -> String? {
      told.append(question)
      return answer
    }
  }

  @Test func `it logs in by its own options`() async throws {
    let person = Person(ToyServer.token)
    let words = ["--server=https://toy.example", "toy", "--token-file", tokenFile]
    try await Login.signIn(words, on: networks, through: person)
    #expect(try String(contentsOfFile: tokenFile, encoding: .utf8) == ToyServer.token)
    #expect(await person.told.first == "https://toy.example/token")
    #expect(await person.told.contains { $0.hasPrefix("Signed in as @nuthatch.") })
  }

  /// Every network that an account can be signed in to, and the toy.
  private static let signable: String = {
    let names = KnownNetworks.all.kinds.compactMap { kind in
      if case .interactive = kind.login { kind.name } else { nil }
    }
    return names.joined(separator: ", ") + " and toy"
  }()

  @Test(arguments: [
    (["toy"], "--server is missing, for example --server https://toy.example"),
    (["toy", "--server", "toy.example"], "--server is not a server's address"),
    (["toy", "--sever", "https://toy.example"], "--sever is not an option of toy; did you mean --server?"),
    (["toy", "--client-id", "1"], "--client-id is not an option of toy"),
    (["toy", "--server"], "--server has no value"),
    (["toyz"], "these have one: \(signable)"), ([], "name the network: \(signable)"),
    (["toy", "x"], "name one network"), (["sms"], "sms needs no login"),
    (["mastodon"], "--server is missing, for example --server https://example.org"),
    (["x"], "--client-id is missing"),
    (["x", "--client-id", "1", "--callback", "here"], "--callback here is not an address"),
  ])
  func `a login that lacks something is refused with a way out`(words: [String], refusal: String) async throws {
    let problem = try await #require(throws: Problem.self) {
      try await Login.signIn(words, on: networks, through: Person(""))
    }
    #expect(problem.code == EX_USAGE && problem.description.contains(refusal), "\(problem.description)")
  }

  @Test func `a file that can't be written is told before anything is asked`() async throws {
    let person = Person(ToyServer.token)
    let words = ["toy", "--server", "https://toy.example", "--token-file", tokenFile + ".folder/token"]
    let problem = try await #require(throws: Problem.self) {
      try await Login.signIn(words, on: networks, through: person)
    }
    #expect(problem.code == EX_CANTCREAT && problem.description.contains("--token-file"), "\(problem.description)")
    #expect(await person.told.isEmpty)
  }

  @Test func `help tells the options of every network`() async throws {
    let person = Person("")
    try await Login.signIn(["--help"], on: networks, through: person)
    let told = await person.told.joined()
    for word in ["login mastodon", "login x", "login toy", "--client-secret-file", "--out-of-band\n", "--token-file"] {
      #expect(told.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    ("color: green", nil), ("color: blue", "`account.shelf.color: blue` must be one of red, green"),
    ("colour: red", "did you mean `account.shelf.color`?"), ("segments: 2", "it is one of sms"),
  ])
  func `its settings are its own, and are held against what it declares`(line: String, refusal: String?) throws {
    let read = Result { try settings(line) }
    guard let refusal else {
      #expect(throws: Never.self) { try read.get() }
      return
    }
    let problem = try #require(throws: Problem.self) { try read.get() }
    #expect(problem.code == EX_CONFIG && problem.description.contains(refusal), "\(problem.description)")
  }

  @Test func `it is checked, and gives its own advice`() async throws {
    let right = try settings()
    let account = try #require(right.accounts.first)
    let (well, _) = try await Check.check(try Composition(right).account(account), account.kind)
    #expect(well.contains("account shelf: signed in as @nuthatch; messages of 60 words"), "\(well)")
    #expect(account.onNetwork.webhook?.advice == "have the toy call https://bot.example.org/webhook/shelf")
    let wrong = try settings(token: "run-down")
    let problem = try await #require(throws: Problem.self) {
      try await Check.check(try Composition(wrong).account(try #require(wrong.accounts.first)), account.kind)
    }
    #expect(problem.code == EX_NOPERM && problem.description.contains("wind it up again"), "\(problem.description)")
  }

  @Test func `it takes a webhook, polls, and sends`() async throws {
    let settings = try settings()
    let composition = Composition(settings)
    let ledger = try SQLiteLedger.inMemory(now: { Date() })
    var log = Logger(label: "toy")
    log.logLevel = .critical
    let accounts = try settings.accounts.map { try composition.account($0) }
    try await ledger.register(accounts)
    let bot = Bot(accounts: accounts, ledger: ledger, profile: composition.profile, timekeeper: .wall, log: log)
    let webhooks = Webhooks(live: LiveSettings(settings), agent: bot)
    let running = Task { await bot.run() }
    // The first look notes where to begin.
    while try await ledger.read({ try $0.accounts() }).first?.lastPoll == nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    server.write("call jimmy at 5pm tomorrow", from: "ann")
    #expect(webhooks.isCalled(for: "shelf") && !webhooks.isCalled(for: "garden"))
    #expect(await webhooks.answer(to: WebhookCall(account: "shelf", headers: ["x-toy": "?"], body: [])) == .refused)
    let call = WebhookCall(account: "shelf", headers: ["x-toy": "squeak"], body: [])
    #expect(await webhooks.answer(to: call) == .heard(type: "text/plain", body: "thanks"))
    while server.sent.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(server.sent.first?.to == "ann" && server.sent.first?.text.hasPrefix("Added \"call jimmy\"") == true)
    running.cancel()
    await running.value
  }
}
