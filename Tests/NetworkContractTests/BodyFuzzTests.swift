import Bluesky
import Conversation
import Foundation
import HTTP
import Mastodon
import Matrix
import NetworkSupport
import SMS
import Testing
import X

/// Whatever a server answers, an account fails in one of the known ways, keeps nothing that could not be stored, and
/// goes on with the next honest answer: nothing that was written is lost or comes twice.
///
/// `NUTHATCH_BODIES=100000 NUTHATCH_SEED=7` says how many answers of each network are spoilt, and how.
@Suite struct BodyFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["NUTHATCH_BODIES"].flatMap { Int($0) } ?? 300
  private static let seed = environment["NUTHATCH_SEED"].flatMap { UInt64($0) } ?? 1
  /// The number of rounds with one server, which gets slower as its messages grow in number.
  private static let rounds = 12

  /// A server whose answers can be spoilt.
  enum Server: String, CaseIterable, CustomTestStringConvertible {
    case bluesky, facebook, mastodon, snac, matrix, sms, telegram, weibo, x

    var testDescription: String { rawValue }

    /// An account there, the account of another process after wrong answers, and a function by which somebody writes to
    /// it: it returns the text, which has an id.
    func account() -> (
      network: any Network, reopened: () -> any Network, faults: FaultyTransport, write: (String) -> String
    ) {
      switch self {
      case .bluesky:
        let subject = BlueskySubject()
        // The answers about the members of a conversation were wrong, too.
        return (subject.network, subject.reopened, subject.faults, { subject.server.write($0) })
      case .facebook:
        let subject = FacebookSubject()
        // The answer about its own identity was wrong.
        return (subject.network, subject.reopened, subject.faults, { subject.server.write($0) })
      case .mastodon, .snac:
        let subject = MastodonSubject(self == .snac ? .snac : .mastodon)
        return (subject.network, { subject.network }, subject.faults, { subject.server.mention("@nuthatch \($0)") })
      case .matrix:
        let subject = MatrixSubject()
        // The answers about the members of a room were wrong, too.
        return (subject.network, subject.reopened, subject.faults, { subject.server.write($0) })
      case .sms:
        let subject = SMSSubject()
        return (subject.network, { subject.network }, subject.faults, { subject.server.receive($0) })
      case .telegram:
        let subject = TelegramSubject()
        return (subject.network, subject.reopened, subject.faults, { subject.server.write($0) })
      case .weibo:
        let subject = WeiboSubject()
        // The answer about its own identity was wrong.
        return (subject.network, subject.reopened, subject.faults, { "\(subject.server.write("@nuthatch \($0)"))" })
      case .x:
        let subject = XSubject()
        // It continues behind the pages that it has read, with whatever was wrong on them.
        return (subject.network, subject.reopened, subject.faults, { subject.server.message($0) })
      }
    }
  }

  @Test(arguments: Server.allCases)
  func `no body of an answer stops an account`(server: Server) async throws {
    var mutation = BodyMutation(seed: Self.seed)
    var spoilt = 0, round = 0
    while spoilt < Self.count {
      let (network, reopened, faults, write) = server.account()
      var reader = Reader(network)
      try await reader.poll()
      var written: [String] = []
      for _ in 0..<Self.rounds where spoilt < Self.count {
        round += 1
        let place = Comment(rawValue: "\(server), round \(round), seed \(Self.seed)")
        written.append(write("before \(round)"))
        faults.spoil(with: mutation)
        await Self.call(reader.network, after: reader.cursor, round, place)
        let done = faults.heal()
        (mutation, spoilt) = (done.mutation, spoilt + done.spoilt)
        reader.network = reopened()
        // The server's answers about the account itself were wrong, too.
        _ = try await reader.network.connect()
        written.append(write("behind \(round)"))
        try await reader.poll()
      }
      let change = reader.delivered.map(\.id).sorted().difference(from: written.sorted())
      #expect(change.isEmpty, "\(server), up to round \(round), seed \(Self.seed)")
    }
    print("\(server): \(spoilt) bodies spoilt in \(round) rounds, seed \(Self.seed)")
  }

  @Test(.enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
  func `no body that a real server has answered stops an account, however it is spoilt`() async throws {
    let networks: [(folders: [String], cursor: String, make: (any Transport) -> any Network)] = [
      (
        ["mastodon", "mastodon_live/gts", "mastodon_live/mock"], "0",
        { MastodonNetwork(server: "https://example.org", token: "t", transport: $0, now: wallClock) }
      ),
      (
        ["bluesky", "bluesky_live/millipds", "bluesky_live/arroba"],
        #"{"chat":{"looked":1,"rev":"2"},"mentions":{"looked":1,"seen":{}}}"#,
        {
          BlueskyNetwork(
            account: BlueskyAccount(server: "https://example.org"), tokens: FixedTokens("t"), transport: $0,
            now: wallClock)
        }
      ),
      (
        ["twilio"], "0",
        {
          SMSNetwork(
            account: SMSAccount(accountSID: FakeTwilio.account, secret: "s", number: FakeTwilio.number), transport: $0,
            now: { Date() }, sleep: { _ in })
        }
      ),
      (
        ["matrix/synapse", "matrix/pantalaimon"], #"{"invitations":[],"since":"s1","untold":[]}"#,
        {
          MatrixNetwork(
            account: MatrixAccount(server: "https://example.org"), tokens: FixedTokens("t"), transport: $0,
            notices: .english, now: wallClock)
        }
      ),
      (
        ["x"], "0",
        { XNetwork(account: XAccount(prices: XPrices()), credentials: XSubject.keys, transport: $0, now: wallClock) }
      ),
    ]
    for (folders, cursor, make) in networks {
      let bodies = folders.flatMap(Recording.all)
      try #require(!bodies.isEmpty, "\(folders)")
      var mutation = BodyMutation(seed: Self.seed)
      var spoilt = 0
      while spoilt < Self.count {
        let transport = FaultyTransport(OneAnswer(bodies[spoilt % bodies.count].response))
        transport.spoil(with: mutation)
        await Self.call(make(transport), after: cursor, spoilt, "\(folders), \(spoilt), seed \(Self.seed)")
        let done = transport.heal()
        (mutation, spoilt) = (done.mutation, spoilt + max(1, done.spoilt))
      }
      print("\(folders): \(spoilt) recorded bodies spoilt, seed \(Self.seed)")
    }
  }

  /// Lets a network read, send, sign in and look for its post; it may fail only in the known ways.
  private static func call(_ network: any Network, after cursor: String?, _ round: Int, _ place: Comment) async {
    let message = OutgoingMessage(
      key: MessageKey("k\(round)"), recipientID: "12", recipientHandle: "ann", repliesTo: "9", visibility: .direct,
      text: "Hi \(round).")
    let calls: [() async throws -> [IncomingMessage]] = [
      { try await network.messages(after: cursor).messages },
      {
        _ = try await network.send(message)
        return []
      },
      {
        _ = try await network.find(message, standing: { _ in .unknown })
        return []
      },
      {
        _ = try await network.connect()
        return []
      },
    ]
    for call in calls {
      do {
        for message in try await call() { #expect(canBeKept(message), "\(place.rawValue): \(message)") }
      } catch {
        #expect(error is NetworkFailure, "\(place.rawValue): \(error)")
      }
    }
  }

  /// Returns true if a message satisfies SQLite's constraints.
  private static func canBeKept(_ message: IncomingMessage) -> Bool {
    [message.id, message.authorID].allSatisfy { !$0.isEmpty && !$0.contains("\0") }
  }
}

/// Answers the same to whatever is asked.
private struct OneAnswer: Transport {
  let response: HTTPResponse

  init(_ response: HTTPResponse) { self.response = response }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse { response }
}
