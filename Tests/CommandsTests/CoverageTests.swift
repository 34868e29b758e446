import Commands
import Foundation
import Testing

/// Every command is listed where people look for it, and is shown at work.
@Suite struct CoverageTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// The names of the README's table, a row each.
  static func rows() throws -> [String] {
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let table = text.split(separator: "<!-- commands -->").last?.split(separator: "<!-- /commands -->").first ?? ""
    return table.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `!") else { return nil }
      return String(line.dropFirst(4).prefix { $0.isLetter })
    }
  }

  /// People's messages in the transcripts, without marks or capitals.
  static func said() throws -> [String] {
    let folder = root.appending(path: "Tests/TranscriptTests/Transcripts")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.flatMap {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n").compactMap { line in
        guard let end = line.firstIndex(of: ">"), !line.hasPrefix("bot"), !line.hasPrefix(" ") else { return nil }
        return line[line.index(after: end)...].drop { " !/".contains($0) }.lowercased()
      }
    }
  }

  @Test func `the README's table has a row for every command, and no other`() throws {
    #expect(try Self.rows() == Catalogue.all.map { $0.guide.name })
  }

  @Test func `what can be set is told by !settings, with how to set it`() throws {
    let settings = Catalogue.all.filter { "\($0)".hasPrefix("Set") }
    #expect(settings.count > 5)
    let file = Self.root.appending(path: "Tests/TranscriptTests/Transcripts/settings.txt")
    let told = try String(contentsOf: file, encoding: .utf8)
    for type in settings { #expect(told.contains("(!\(type.guide.name) "), "\(type.guide.name)") }
  }

  @Test func `every row of the README's table has an example and a transcript`() throws {
    let said = try Self.said()
    for name in try Self.rows() {
      let type = try #require(Catalogue.all.first { $0.guide.name == name }, "\(name)")
      #expect(!type.messages.isEmpty, "\(name) has no example")
      let words = type.guide.names
      #expect(
        said.contains { line in words.contains { line == $0 || line.hasPrefix($0 + " ") } },
        "\(name) is in no transcript")
    }
  }
}
