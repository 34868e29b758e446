import Foundation
import Testing

/// The words of a language have their place: words that people write are matched in the grammar's folder of the
/// language, and words of replies are in its wording.
///
/// A literal counts as words if a letter, white space and a letter follow each other in it, or if it consists of
/// letters and contains an everyday English word. Names that programs read - keys, settings, columns - are neither.
@Suite struct EnglishWordsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// Files whose words only the operator reads, or other programs.
  private static let ofTheOperator: [String: String] = [
    "Sources/Agent/Handling/AuthorBatch.swift": "why a message was set aside",
    "Sources/Agent/Handling/InboxWorker.swift": "why a message was set aside",
    "Sources/Agent/Handling/JobWorker+Importing.swift": "why a file was not read",
    "Sources/Agent/Pictures/PictureWorker.swift": "why a picture was not fetched",
    "Sources/Agent/Reading/Poller.swift": "what a loop is called in the log and in alerts",
    "Sources/Agent/Sending/OutboxWorker.swift": "what a loop is called in the log and in alerts",
    "Sources/Agent/Sending/SendSlot.swift": "why a message was not sent",
    "Sources/Agent/Sending/OutboxWorker+Doubt.swift": "why a message was given up",
    "Sources/Agent/Sending/ReplyWindow.swift": "why a message waits",
    "Sources/Agent/Watching/AgentMetrics.swift": "what the metrics are",
    "Sources/Agent/Watching/Heartbeats.swift": "what is wrong with the daemon",
    "Sources/Agent/Watching/OperatorAlerts.swift": "what keeps alerts apart",
    "Sources/Civil/Recurrence+Text.swift": "what is wrong with a rule of a file",
    "Sources/Civil/Zone+Places.swift": "the name of a country",
    "Sources/Storage/OutboxEvent.swift": "why a message was given up",
    "Sources/Store/Maintenance/ErasureLog.swift": "the first line of a file",
    "Sources/Store/Maintenance/LedgerMetadata.swift": "keys of a table",
    "Sources/Store/Messages/InboxRow.swift": "states of a row",
    "Sources/Store/Messages/Transaction+MessageStore.swift": "what a trigger of the schema says",
    "Sources/Store/Realms/PersonSplit.swift": "what is wrong with an operator's command",
    "Sources/Storage/StoreError.swift": "what is wrong with the database",
    "Sources/Web/Community/EventData.swift": "types of schema.org",
    "Sources/Web/Community/ListedTimes.swift": "names of days and months in a feed (RFC 5322)",
    "Sources/Web/Operating/OperatorPage.swift": "what the operator sees",
    "Sources/Web/Operating/TrafficPlot.swift": "what the operator sees",
    "Sources/Web/Pages/ForeignProgram.swift": "names of programs",
    "Sources/Web/RequestMetrics.swift": "what the metrics are",
    "Sources/Web/SignIn/BrowserName.swift": "names of programs",
    "Sources/Web/VisitContext.swift": "names of headers",
    "Sources/Store/StoreError+SQLite.swift": "what is wrong with the database",
  ]

  /// Calls whose arguments are documentation of a command, go to the log, or are kept for the operator.
  private static let calls: Set = [
    "Guide", "Example", "trace", "debug", "info", "notice", "warning", "error", "log", "StoreError", "giveUpMessages",
  ]
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

  static func readsAsWords(_ text: String) -> Bool {
    if text.contains(/[A-Za-z][,;:]?\s+[A-Za-z]/) { return true }
    guard text.count > 1, text.contains(/^[a-z' |]+$/) else { return false }
    return text.split { !$0.isLetter }.contains { everyday.contains(String($0)) }
  }

  /// SQL is written with its words in capitals, or is a list of columns.
  private static func isSQL(_ text: String) -> Bool {
    text.contains(/\b[A-Z]{2,}\b/) || text.allSatisfy { !$0.isLetter || $0.isLowercase } && text.contains(/\w\.\w|_/)
  }

  private static func isAllowed(_ literal: Literals.Literal, in path: String) -> Bool {
    if literal.calls.contains(where: calls.contains) || labels.contains(literal.label) { return true }
    if path.hasPrefix("Commands/") { return literal.text.hasPrefix("!") || literal.calls.last == "again" }
    return path.hasPrefix("Sources/Store/") && (isSQL(literal.text) || literal.calls.contains("cachedStatement"))
  }

  /// The literals below a folder that read as words and have no business there.
  private static func words(in folder: String, except left: [String] = []) throws -> (files: Int, found: [String]) {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    var (files, found) = (0, [String]())
    while let name = all?.nextObject() as? String {
      let path = "\(folder)/\(name)"
      guard path.hasSuffix(".swift"), !left.contains(where: path.hasPrefix), ofTheOperator[path] == nil else {
        continue
      }
      files += 1
      let literals = Literals(in: try String(contentsOf: root.appending(path: path), encoding: .utf8)).found
      found += literals.filter { readsAsWords($0.text) && !isAllowed($0, in: path) }.map {
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
      saysWords(literal.text) && literal.label != "style" && !literal.calls.contains(where: calls.contains)
    }.map { "\(path):\($0.line): \($0.text)" }
  }

  @Test func `the pages say what the wording says, and nothing of their own`() throws {
    let all = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources/Web").path)
    var (files, found) = (0, [String]())
    while let name = all?.nextObject() as? String {
      let path = "Sources/Web/\(name)"
      guard path.hasSuffix(".swift"), Self.ofTheOperator[path] == nil else { continue }
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

  @Test(arguments: Array(ofTheOperator.keys))
  func `each exception is still needed`(path: String) throws {
    guard !path.hasPrefix("Sources/Web/") else { return #expect(try !Self.said(in: path).isEmpty) }
    let literals = Literals(in: try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)).found
    #expect(literals.contains { Self.readsAsWords($0.text) && !Self.isAllowed($0, in: path) })
  }

  @Test(arguments: [
    ("let a = \"remind me\"", true), ("let a = \" to \"", true), ("let a = \"never\"", true),
    ("let a = \"added \\(name)\"", false), ("let a = \"\\(name) was added\"", true), ("let a = \"x y\"", true),
    ("// \"remind me\"", false), ("let a = \"time_zone\"", false), ("let a = \"groceries\"", false),
    ("let a = #\"in \"quotes\" it is\"#", true), ("let a = \"\\(say(\"not now\"))\"", true),
    ("let a = \"%Y-%m\"", false),
  ])
  func `what reads as words`(source: String, expected: Bool) {
    #expect(Literals(in: source).found.contains { Self.readsAsWords($0.text) } == expected)
  }
}
