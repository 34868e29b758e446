import Foundation
import Testing

/// The words of a language have their place: words that people write are matched in the grammar's folder of the
/// language, and words of replies are in its wording.
///
/// A literal counts as words if a letter, white space and a letter follow each other in it, if a word stands beside what
/// is put in, or if it consists of letters and contains an everyday English word. Names that programs read - keys, settings, columns - are neither.
@Suite struct EnglishWordsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// Calls whose arguments are documentation of a command, go to the log, or are kept for the operator.
  private static let calls: Set = [
    "Guide", "Example", "trace", "debug", "info", "notice", "warning", "error", "log", "StoreError", "giveUpMessages",
  ]
  /// Calls whose arguments people read, whatever they look like.
  private static let toPeople: Set = ["PreviewPart", "Reply"]
  /// Arguments with an example that would work.
  private static let labels: Set = ["example", "none"]

  private static let everyday = Set(
    """
    a all also an and any anything are as ask at before can could delete do done each every everything for from he her \
    him his how i if in is it its last me mine more my never no not now of off often old on once one only or our \
    over please same say show since some than that the their them then there they this till to today tomorrow tonight \
    until up us usual was we what when where which who why will with without yes yesterday you your days weeks hours \
    minutes morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday
    """.split(separator: " ").map(String.init))

  /// A word beside what is put in.
  nonisolated(unsafe) private static let besideValues =
    /(?:^|[\s(])[a-z]{2,}[,;:]?\s*\x{FFFC}|\x{FFFC}[,;:]?\s+[a-z]{2,}(?:$|[\s.,;:!?)])/

  static func readsAsWords(_ text: String) -> Bool {
    if text.contains(/[A-Za-z][,;:]?\s+[A-Za-z]/) || text.contains(besideValues) { return true }
    guard text.count > 1, text.contains(/^[a-z' |]+$/) else { return false }
    return text.split { !$0.isLetter }.contains { everyday.contains(String($0)) }
  }

  /// Whether people would read a literal as words.
  private static func isWords(_ literal: Literals.Literal) -> Bool {
    let isShown = literal.calls.last.map(toPeople.contains) == true && literal.text.contains(/^[a-z]{2}/)
    return isShown || readsAsWords(literal.text) || literal.text.contains(/^![a-z]+ .*[a-z]{2}/)
  }

  /// SQL is written with its words in capitals, or is a list of columns.
  private static func isSQL(_ text: String) -> Bool {
    text.contains(/\b[A-Z]{2,}\b/) || text.allSatisfy { !$0.isLetter || $0.isLowercase } && text.contains(/\w\.\w|_/)
  }

  private static func isAllowed(_ literal: Literals.Literal, in path: String) -> Bool {
    if OperatorWords.literals[path]?.contains(literal.text.replacing("\u{FFFC}", with: "…")) == true { return true }
    if literal.calls.contains(where: calls.contains) || labels.contains(literal.label) { return true }
    // A command is written with its name, and with the words that the person's language has for its arguments. A
    // constant that no choice sends is an example.
    if path.hasPrefix("Commands/") {
      let isExample = !literal.text.contains("\u{FFFC}") && literal.label != "message"
      let hasWords = literal.text.contains(/^![a-z]+\s(?:.*\s)?[a-z]{2,}(?:\s|$)/)
      return literal.text.hasPrefix("!") && (isExample || !hasWords)
    }
    return path.hasPrefix("Sources/Store/") && (isSQL(literal.text) || literal.calls.contains("cachedStatement"))
  }

  /// The literals below a folder that read as words and have no business there.
  private static func words(in folder: String, except left: [String] = []) throws -> (files: Int, found: [String]) {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    var (files, found) = (0, [String]())
    while let name = all?.nextObject() as? String {
      let path = "\(folder)/\(name)"
      guard path.hasSuffix(".swift"), !left.contains(where: path.hasPrefix), OperatorWords.files[path] == nil else {
        continue
      }
      files += 1
      let literals = Literals(in: try String(contentsOf: root.appending(path: path), encoding: .utf8)).found
      found += literals.filter { isWords($0) && !isAllowed($0, in: path) }.map {
        "\(path):\($0.line): \($0.text)"
      }
    }
    return (files, found)
  }

  @Test(arguments: [
    ("Sources/Civil", 20), ("Sources/Agenda", 50), ("Commands", 100), ("Sources/Agent", 50), ("Sources/Storage", 30),
  ])
  func `no English word stands outside the grammar's and the voice's folder of it`(folder: String, least: Int) throws {
    let (files, found) = try Self.words(in: folder)
    #expect(files >= least)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// What a kind of network says of its settings and of signing in is for the operator.
  @Test func `what comes from networks is matched against no words`() throws {
    let (files, found) = try Self.words(in: "Sources/Conversation", except: ["Sources/Conversation/Kinds/"])
    #expect(files > 15)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test func `the grammar holds its words in the folder of their language`() throws {
    let all = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources/Grammar").path)
    var (files, found) = (0, [String]())
    while let name = all?.nextObject() as? String {
      // Entities are HTML's.
      guard name.hasSuffix(".swift"), !name.hasPrefix("Languages/"), !name.hasSuffix("/HTMLEntity.swift") else {
        continue
      }
      files += 1
      let source = try String(contentsOf: Self.root.appending(path: "Sources/Grammar/\(name)"), encoding: .utf8)
      found += Literals(in: source).found.filter { literal in
        // The bot's own handle, links, a command's name, and what the trace of a reading tells a developer.
        literal.text.contains(/[a-z]{2}/) && literal.text != "nuthatch" && !literal.text.hasPrefix("http")
          && !["word", "rule", "example"].contains(literal.label) && literal.calls.last != "discard"
      }.map { "\(name):\($0.line): \($0.text)" }
    }
    #expect(files > 80)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// Sources tell prices in many languages; nobody gets to read those words.
  @Test func `the store says nothing to people`() throws {
    let (files, found) = try Self.words(
      in: "Sources/Store", except: ["Sources/Store/Migrations/", "Sources/Store/Community/FreePrice.swift"])
    #expect(files > 80)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// The text of a page's literal that somebody reads: outside of tags, and in the attributes that are read aloud or
  /// shown. Quotation marks are backslashes, as ``Literals`` has the escaped ones.
  private static func shown(_ text: String) -> [String] {
    let html = text.replacing("\"", with: "\\")
    guard html.contains(/[<>]/) else { return [html.replacing(/[a-z-]+=\\[^\\]*\\?/, with: "")] }
    let attributes = html.matches(of: /(?:aria-label|title|placeholder|alt)=\\([^\\]*)/).map { String($0.output.1) }
    return attributes + [html.replacing(/<[^<>]*>/, with: " ").replacing(/^[^<>]*>|<[^<>]*$/, with: "")]
  }

  /// Returns true if a literal has words for people. A page has no words of its own but the name of the program. Two
  /// letters in a row between tags are a word, and so is a literal that begins with a capital letter and has no other.
  /// Messages begin with `!`; text for browsers is a list such as `private, no-cache`.
  static func saysWords(_ text: String) -> Bool {
    guard !text.hasPrefix("!"), !text.contains(/^(?:[a-z\/-]+)?(?:[;,] [A-Za-z-]+(?:=[A-Za-z0-9\/.-]+)?)+$/) else {
      return false
    }
    return shown(text).contains { shown in
      let words = shown.replacing("Nuthatch", with: "")
      return text.contains(/[<>]/)
        ? words.contains(/[A-Za-z]{2}/)
        : words.contains(/[A-Za-z][,;:]?\s+[A-Za-z]/) || words.contains(/^[A-Z][a-z]{2,}[.:?!]?$/)
    }
  }

  /// The words in the literals of a file of pages. Styles and log lines are no words for people.
  private static func said(in path: String) throws -> [String] {
    let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return Literals(in: source).found.filter { literal in
      saysWords(literal.text) && !isAllowed(literal, in: path) && literal.label != "style"
        && !literal.calls.contains(where: calls.contains)
    }.map { "\(path):\($0.line): \($0.text)" }
  }

  @Test func `the pages say what the wording says, and nothing of their own`() throws {
    let all = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources/Web").path)
    var (files, found) = (0, [String]())
    while let name = all?.nextObject() as? String {
      let path = "Sources/Web/\(name)"
      guard path.hasSuffix(".swift"), OperatorWords.files[path] == nil else { continue }
      files += 1
      found += try Self.said(in: path)
    }
    #expect(files > 80)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("<h1>Settings</h1>", true), ("<h1>\u{FFFC}</h1>", false), ("<p class=\"the day\">\u{FFFC}</p>", false),
    ("<nav aria-label=\"Pages\">", true), ("<a class=\"brand\"><span>Nuthatch</span></a>", false), ("Save", true),
    (" today", false), (" class=\\rows of it\\", false), ("!complete #\u{FFFC}", false), ("private, no-cache", false),
    ("text/html; charset=utf-8", false), ("from \u{FFFC} to you", true), ("late\">and so on", true),
  ])
  func `what a page says`(literal: String, expected: Bool) {
    #expect(Self.saysWords(literal) == expected)
  }

  @Test(arguments: Array(OperatorWords.files.keys))
  func `each file is still needed`(path: String) throws {
    guard !path.hasPrefix("Sources/Web/") else { return #expect(try !Self.said(in: path).isEmpty) }
    let literals = Literals(in: try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)).found
    #expect(literals.contains { Self.isWords($0) && !Self.isAllowed($0, in: path) })
  }

  @Test(arguments: Array(OperatorWords.literals.keys))
  func `each literal is still needed`(path: String) throws {
    let source = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let there = Set(Literals(in: source).found.map { $0.text.replacing("\u{FFFC}", with: "…") })
    #expect(try #require(OperatorWords.literals[path]).subtracting(there) == [])
  }

  @Test(arguments: [
    ("let a = \"remind me\"", true), ("let a = \" to \"", true), ("let a = \"never\"", true),
    ("let a = \"added \\(name)\"", true), ("let a = \"nothing\\(when)\"", true), ("let a = \"a:\\(id)\"", false),
    ("let a = \"\\(name) was added\"", true), ("let a = \"x y\"", true),
    ("// \"remind me\"", false), ("let a = \"time_zone\"", false), ("let a = \"groceries\"", false),
    ("let a = #\"in \"quotes\" it is\"#", true), ("let a = \"\\(say(\"not now\"))\"", true),
    ("let a = \"%Y-%m\"", false),
  ])
  func `what reads as words`(source: String, expected: Bool) {
    #expect(Literals(in: source).found.contains { Self.readsAsWords($0.text) } == expected)
  }
}
