import Conversation
import Testing

/// The differences between networks, by their makers' documentation and their servers, which the agent relies on.
@Suite struct TraitsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var guise: Guise
    var length: Int
    var counting: String
    /// The limits for messages: in all, to one conversation, and to one in public, each with its time window.
    var all: [SendLimit]
    var one: [SendLimit] = []
    var oneInPublic: [SendLimit] = []
    var canReadBack = true
    var forgetsWhatWasRead = false
    var hasDirectMessages = true
    var window: Double?

    var testDescription: String { "\(guise)" }
  }

  private static func limit(_ messages: Int, _ window: Double) -> SendLimit {
    SendLimit(messages: messages, window: window)
  }

  @Test(arguments: [
    // Synapse, rc_message.
    Row(guise: .matrix(.synapse), length: 4_000, counting: "matrix", all: [limit(10, 50)]),
    // core.telegram.org/bots/faq, "My bot is hitting limits".
    Row(
      guise: .telegram, length: 4_096, counting: "utf16", all: [limit(30, 1)], one: [limit(1, 1)],
      oneInPublic: [limit(1, 1), limit(20, 60)], canReadBack: false, forgetsWhatWasRead: true),
    // docs.bsky.app/docs/advanced-guides/rate-limits: making a record takes three of 5,000 an hour and 35,000 a day.
    Row(
      guise: .bluesky(.reference), length: 1_000, counting: "bluesky",
      all: [limit(1_666, 3_600), limit(11_666, 86_400)]),
    // developers.facebook.com/docs/messenger-platform/policy: 24 hours, and 200 calls a day for each person.
    Row(
      guise: .facebook, length: 1_999, counting: "messenger", all: [limit(60, 60)], one: [limit(150, 86_400)],
      window: 86_400),
    // open.weibo.com/wiki/Rate-limiting: 100 calls a day, of which answers get a part.
    Row(
      guise: .weibo, length: 220, counting: "weibo", all: [limit(30, 3_600), limit(36, 86_400)],
      hasDirectMessages: false),
  ])
  func `are what the network is known for`(row: Row) async throws {
    let traits = try await row.guise.subject().network.connect().traits
    #expect(traits.lengthLimit == row.length && traits.counting.name == row.counting, "\(traits.counting.name)")
    #expect((traits.sendLimits ?? []) == row.all && traits.chatLimits == row.one)
    #expect((traits.publicReply?.chatLimits ?? []) == row.oneInPublic)
    #expect(traits.canReadBack == row.canReadBack && traits.forgetsWhatWasRead == row.forgetsWhatWasRead)
    #expect(traits.hasDirectMessages == row.hasDirectMessages && traits.replyWindow?.seconds == row.window)
  }

  @Test(arguments: Guise.all)
  func `every network but the terminal has limits for sending`(guise: Guise) async throws {
    let traits = try await guise.subject().network.connect().traits
    let isTerminal = if case .console = guise { true } else { false }
    #expect(traits.limitsForSending.isEmpty == isTerminal)
  }
}
