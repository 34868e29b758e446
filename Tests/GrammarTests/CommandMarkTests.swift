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
