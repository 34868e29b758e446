import Agenda
import Testing

/// The operator decides who may publish.
@Suite struct PublishingRightsTests {
  private static let conversation = """
    @ 2026-11-20T10:00 Europe/London
    mod> hi
    ana> !publish rowing sunday 7am
    ana> yes
    bob> !whatson rowing
    mod> !queue
    """

  @Test(arguments: [
    (PublishingRights.nobody, "Only the person who runs me can list events here.", "Kuopio campus: nothing."),
    (.moderators, "Only the moderators publish events here.", "Kuopio campus: nothing."),
    (.approve, "Sent to the moderators: rowing (c18). You will hear when everybody sees it.", "(c18), waiting"),
    (.open, "Published: rowing, Sun 22 Nov, 07:00 (c18).", "1. rowing - 07:00"),
  ])
  func `an event is published as the operator lets people publish`(
    rights: PublishingRights, answer: String, shown: String
  ) async throws {
    let transcript = try TranscriptReader.read(Self.conversation)
    let bot = try PlayedBot(on: transcript.place)
    try await bot.openCommunity(publishing: rights)
    let said = try await TranscriptRunner(correspondent: bot).run(transcript).joined().map(\.text)
    #expect(said.contains { $0.contains(answer) } && said.contains { $0.contains(shown) }, "\(said)")
    #expect(said.contains { $0.contains("waiting for a moderator: \"rowing\"") } == (rights == .approve))
    #expect(said.contains { $0.contains("1. rowing - 07:00") } == (rights == .open))
  }
}
