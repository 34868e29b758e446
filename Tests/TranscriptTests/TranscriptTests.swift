import Foundation
import Testing

/// Every transcript is a conversation that the bot must hold word for word.
@Suite struct TranscriptTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts")

  static let files: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  /// True if the bot's lines are to be rewritten as they are now, for review.
  static let records = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test(arguments: files)
  func `the conversation goes as written`(file: String) async throws {
    let url = Self.folder.appendingPathComponent(file)
    let transcript: Transcript
    let said: [[Transcript.Delivery]]
    do {
      transcript = try TranscriptReader.read(String(contentsOf: url, encoding: .utf8))
      let bot = try PlayedBot(on: transcript.place)
      if transcript.hasCommunity { try await bot.openCommunity() }
      said = try await TranscriptRunner(correspondent: bot).run(transcript)
    } catch let failure as TranscriptReader.Failure {
      Issue.record("\(failure.reason)", sourceLocation: Self.location(file, line: failure.line))
      return
    }
    for (step, said) in zip(transcript.steps, said) where step.expected != said {
      let expected = step.expected.flatMap(\.notation).joined(separator: "\n")
      let actual = said.flatMap(\.notation).joined(separator: "\n")
      Issue.record(
        "after '\(transcript.lines[step.line - 1])' expected\n\(expected)\nand it was\n\(actual)",
        sourceLocation: Self.location(file, line: step.line))
    }
    if Self.records {
      try transcript.recording(said).write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded: review the difference, and run without RECORD")
    }
  }

  private static func location(_ file: String, line: Int) -> SourceLocation {
    SourceLocation(
      fileID: "TranscriptTests/\(file)", filePath: folder.appendingPathComponent(file).path, line: line, column: 1)
  }
}
