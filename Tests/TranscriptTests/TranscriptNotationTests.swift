import Agenda
import Civil
import Foundation
import Testing

@Suite struct TranscriptNotationTests {
  static let text = """
    # How it begins.
    @ 2026-11-20T10:00 Europe/London
    ana> call jimmy
      and bring the letter
    bot> Added "call jimmy".

      !help tells more.
    bot (to bob)> Ana says hello.

    @ +90m
    bob (public, reply 2)> done
    # Nothing is said to that.
    @ 2026-11-21T09:00
    bot> Good morning.

    """

  @Test func `clocks, people, options and lines below are read`() throws {
    let steps = try TranscriptReader.read(Self.text).steps
    let time = try #require(CivilDateTime("2026-11-20T10:00"))
    let morning = try #require(CivilDateTime("2026-11-21T09:00"))
    #expect(
      steps.map(\.event) == [
        .clock(.set(time, zone: Zone(identifier: "Europe/London"))),
        .message(.init(person: "ana", text: "call jimmy\nand bring the letter")),
        .clock(.advance(seconds: 5400)),
        .message(.init(person: "bob", text: "done", isPublic: true, repliesTo: 2)),
        .clock(.set(morning, zone: nil)),
      ])
    #expect(
      steps.map(\.expected) == [
        [],
        [
          .init(person: nil, text: "Added \"call jimmy\".\n\n!help tells more."),
          .init(person: "bob", text: "Ana says hello."),
        ],
        [], [], [.init(person: nil, text: "Good morning.")],
      ])
    #expect(steps.map(\.line) == [2, 3, 10, 11, 13])
  }

  @Test func `recording what is there already changes nothing`() throws {
    let transcript = try TranscriptReader.read(Self.text)
    #expect(transcript.recording(transcript.steps.map(\.expected)) == Self.text)
  }

  @Test func `recording replaces the bot's lines and keeps everything else`() throws {
    let transcript = try TranscriptReader.read(
      "@ 2026-11-20T10:00\nana> hi\nbot> Hello.\n# why\nbot> Hello again.\n\nana> ok\nana> today\n")
    let recorded = transcript.recording([
      [], [.init(person: nil, text: "Hi, ana.")], [], [.init(person: nil, text: "Nothing is due.\n\nEnjoy.")],
    ])
    #expect(
      recorded
        == "@ 2026-11-20T10:00\nana> hi\nbot> Hi, ana.\n# why\n\nana> ok\nana> today\nbot> Nothing is due.\n\n  Enjoy.\n"
    )
  }

  @Test(arguments: [
    ("hello", 1), ("ana> hi\n@ noon", 2), ("@ 2026-11-20T10:00 Middle/Earth", 1), ("bot> hi", 1), ("@ +2x", 1),
    ("@ 2026-11-20T10:00\nana (loudly)> hi", 2), ("@ 2026-11-20T10:00\nana (reply 0)> hi", 2), ("ana (public> hi", 1),
    ("@", 1),
  ])
  func `what is not notation is told by its line`(text: String, line: Int) {
    #expect { try TranscriptReader.read(text) } throws: { ($0 as? TranscriptReader.Failure)?.line == line }
  }

  /// Answers each message with its meaning, to show what reaches the bot.
  struct Echo: Correspondent {
    func say(_ message: Transcript.Message, at now: Date, zone: Zone) async throws -> [Transcript.Delivery] {
      [.init(person: nil, text: "\(message.person) at \(zone.local(at: now)): \(message.text)")]
    }

    func wait(until now: Date) async throws -> [Transcript.Delivery] { [] }
  }

  @Test func `a message is written at the time of the clock, in its zone`() async throws {
    let transcript = try TranscriptReader.read("@ 2026-11-20T10:00 Asia/Tokyo\nana> hi\n@ +1d\nbob> ho\n")
    let said = try await TranscriptRunner(correspondent: Echo()).run(transcript)
    #expect(said.flatMap { $0 }.map(\.text) == ["ana at 2026-11-20T10:00: hi", "bob at 2026-11-21T10:00: ho"])
  }

  @Test(arguments: ["ana> hi", "@ +1h", "@ 2026-11-20T10:00\n@ 2026-11-20T09:59"])
  func `a conversation needs a clock that goes forwards`(text: String) async throws {
    let transcript = try TranscriptReader.read(text)
    await #expect(throws: TranscriptReader.Failure.self) {
      try await TranscriptRunner(correspondent: Echo()).run(transcript)
    }
  }
}
