import Foundation
import Testing

/// A language falls back to English for texts that it lacks, so that nobody is left without an answer. The compiler
/// cannot find the gaps; this test does.
@Suite struct WordingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private static func sources(in folder: URL) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// The functions and properties that are indented by two spaces in Swift source, each by its name, labels and types.
  private static func members(of source: String) -> Set<String> {
    // Declarations that `swift format` has broken into lines count as one line.
    let joined = source.replacing(#/\(\n\s+([^()]*)\n\s*\)/#) { "(\($0.output.1))" }
      .replacing(#/\s*\n\s*->/#, with: " ->")
    let member = #/^  (?:package |public )?(func|var|let) (\w+)(.*)$/#.anchorsMatchLineEndings()
    return Set(
      joined.matches(of: member).map { match in
        let (_, kind, name, rest) = match.output
        guard kind == "func" else { return String(name) }
        let labelled = String(rest.prefix { $0 != "{" }).replacing(#/(\w+) \w+: /#) { "\($0.output.1): " }
        return "\(name)\(labelled)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
      })
  }

  /// The requirements of a language. The additions of extensions have a modifier, and are left out.
  private static func required() throws -> Set<String> {
    let protocols = try sources(in: root.appending(path: "Sources/Agenda/Wording"))
    return members(of: protocols.replacing(#/\n  package [^\n]*/#, with: ""))
  }

  @Test func `every language of the product says everything`() throws {
    let required = try Self.required()
    #expect(required.count > 300)
    let voice = Self.root.appending(path: "Sources/Voice")
    let folders = try FileManager.default.contentsOfDirectory(at: voice, includingPropertiesForKeys: nil)
      .filter(\.hasDirectoryPath)
    #expect(!folders.isEmpty)
    for folder in folders {
      let said = Self.members(of: try Self.sources(in: folder))
      #expect(required.subtracting(said).sorted() == [], "\(folder.lastPathComponent) does not say these")
    }
  }

  @Test func `what a language leaves unsaid is found`() throws {
    let said = Self.members(
      of: """
        extension ToyWording {
          var today: String { "Vandaag" }
          func date(_ date: CivilDate, on desk: Desk) -> String { "" }
        }
        """)
    let unsaid = try Self.required().subtracting(said)
    #expect(!unsaid.contains("today") && unsaid.contains("tomorrow"))
    #expect(!unsaid.contains("date(_: CivilDate, on: Desk) -> String"))
    #expect(unsaid.contains("time(_: CivilTime, on: Desk) -> String"))
  }
}
