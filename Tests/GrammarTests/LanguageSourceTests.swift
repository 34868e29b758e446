import Foundation
import Testing

/// A language is a value: the code that reads a message takes its words from the given language, and has none of its
/// own.
@Suite struct LanguageSourceTests {
  private static let grammar = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Grammar").standardized

  /// The files below a folder, and their code without comments.
  private static func files(in folder: String = "") throws -> [(name: String, code: String)] {
    let root = folder.isEmpty ? grammar : grammar.appending(path: folder)
    var found: [(String, String)] = []
    let all = FileManager.default.enumerator(atPath: root.path)
    while let name = all?.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      let source = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      found.append(
        (
          name,
          lines.map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }.joined(separator: "\n")
        ))
    }
    return found
  }

  /// The names of types that the folder of English declares.
  private static func types() throws -> Set<String> {
    let declarations = try files(in: "Languages/English").flatMap { file in
      file.code.matches(of: /(?m)^(?:public |package )?(?:enum|struct|final class) (\w+)/).map { String($0.output.1) }
    }
    return Set(declarations)
  }

  @Test func `nothing outside the folder of languages names English`() throws {
    let types = try Self.types()
    #expect(types.isSuperset(of: ["English", "EnglishDates"]))
    let readers =
      try Self.files().filter { !$0.name.hasPrefix("Languages/") } + Self.files(in: "../../Commands")
      + Self.files(in: "../Agent")
    #expect(readers.count > 300)
    let named = readers.flatMap { file in
      file.code.matches(of: /\b[A-Z]\w+/).map { String($0.output) }
        .filter(types.contains).map { "\(file.name): \($0)" }
    }
    #expect(named.isEmpty, "\(named.joined(separator: "\n"))")
  }

  @Test func `no word is looked for by a name that the folder of English gives it`() throws {
    let found = try Self.files().filter { !$0.name.hasPrefix("Languages/") }.flatMap { file in
      file.code.matches(of: /\b(?:phrase|spells|starts)\((?:[^()]*, )?\.[a-z]\w*/).map { "\(file.name): \($0.output)" }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test func `in the folder of languages English is named by the table of languages alone`() throws {
    let found = try Self.files(in: "Languages").filter {
      !$0.name.hasPrefix("English/") && $0.code.contains("English.")
    }
    #expect(found.map(\.name) == ["LanguageGrammar.swift"])
    let lines = try #require(found.first).code.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.contains("static let english") })
    #expect(!lines[..<start].contains { $0.contains("English.") })
  }
}
