import Foundation
import Testing

/// A command gets its arguments as readings: only the grammar knows the meaning of `#`, `@`, `//` and `+` there.
@Suite struct CommandMarkTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// Files that look for such a sign that is no mark of a person's.
  private static let exceptions = ["Post.swift": "a sign that only the bot's own choices write"]

  /// Calls by which a text is taken apart.
  private static let cutting: Set = [
    "hasPrefix", "hasSuffix", "contains", "range", "firstRange", "split", "components", "firstIndex", "lastIndex",
    "starts",
    "drop", "prefix", "trimmingPrefix",
  ]

  /// The literals by which a source looks for a mark: the literal is just a mark, or a text is compared with one that
  /// begins with a mark.
  private static func marks(in source: String) -> [String] {
    Literals(in: source).found.filter { literal in
      let isMark = literal.text == "//" || literal.text.contains(/^[#@+]+$/)
      let isCut = literal.calls.last.map(cutting.contains) ?? false
      return isMark || isCut && literal.text.contains(/^(?:[#@+]|\/\/)/)
    }.map { "\($0.line): \($0.text)" }
  }

  /// Files that take arguments apart in which people say nothing in words of their own.
  private static let exceptionsOfCuts = [
    "AllowBrowser.swift": "a code", "Link.swift": "a code",
    "Post.swift": "a sign that only the bot's own choices write",
    "Publish.swift": "a number, which only the bot's own choices write", "Priority.swift": "one word at the end",
    "Edit.swift": "numbers at the beginning",
    "PartWithdrawal.swift": "the place of words in a message, not their meaning",
  ]

  /// The lines on which a source takes its arguments, or in the agent any text, apart at spaces.
  private static func cuts(in source: String, ofAnything: Bool = false) -> [String] {
    source.split(separator: "\n").map(String.init).filter { line in
      !line.contains(/^ *\/\//) && (ofAnything || line.contains(/(?:^|[^a-zA-Z])arguments(?![a-zA-Z])/))
        && line.contains(cut)
    }
  }

  nonisolated(unsafe) private static let cut =
    /\.(?:split|components)(?:\(separat[a-zA-Z]+: " "| \{ \$0\.isWhitespace|\(whereSeparator: \\\.isWhitespace)/

  @Test(arguments: ["Commands", "Sources/Agent/Handling"])
  func `words are taken apart by the grammar alone`(folder: String) throws {
    let path = Self.root.appending(path: folder).path
    var found: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) where name.hasSuffix(".swift") {
      guard Self.exceptionsOfCuts[name] == nil else { continue }
      let source = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
      found += Self.cuts(in: source, ofAnything: folder != "Commands").map { "\(name): \($0)" }
    }
    #expect(found == [])
  }

  @Test(arguments: [
    ("let words = arguments.split(separator: \" \")", true),
    ("let words = arguments.trimmed.split(separator: \" \", maxSplits: 1)", true),
    ("let words = arguments.lowercased().split { $0.isWhitespace }", true), ("let words = FirstWord(arguments)", false),
    ("let terms = name.folded.split(separator: \" \")", false), ("// arguments.split(separator: \" \")", false),
  ])
  func `what takes arguments apart`(source: String, expected: Bool) {
    #expect(Self.cuts(in: source).isEmpty != expected)
  }

  private static func found() throws -> (files: Int, marks: [String: [String]]) {
    let folder = root.appending(path: "Commands")
    let all = FileManager.default.enumerator(atPath: folder.path)
    var (files, found) = (0, [String: [String]]())
    while let name = all?.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      files += 1
      let marks = marks(in: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      if !marks.isEmpty { found[name] = marks }
    }
    return (files, found)
  }

  @Test func `no command looks at the marks of its arguments`() throws {
    let (files, marks) = try Self.found()
    #expect(files > 100)
    #expect(marks.filter { Self.exceptions[$0.key] == nil }.map { "\($0.key): \($0.value)" } == [])
  }

  @Test func `each exception is still needed`() throws {
    let marks = try Self.found().marks
    for name in Self.exceptions.keys { #expect(marks[name] != nil, "\(name)") }
  }

  @Test(arguments: [
    ("words.hasPrefix(\"#\")", true), ("text.drop { $0 == \"@\" }", true), ("text.range(of: \"//\")", true),
    ("name.hasPrefix(\"@\\(handle)\")", true), ("last.hasPrefix(\"+\")", true), ("reply(\"@\\(handle)\")", false),
    ("\"#\\(number)\"", false), ("name.hasPrefix(\"!edit\")", false), ("// words.hasPrefix(\"#\")", false),
  ])
  func `what looks at a mark`(source: String, expected: Bool) {
    #expect(Self.marks(in: source).isEmpty != expected)
  }
}
