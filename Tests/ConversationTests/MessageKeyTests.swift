import Conversation
import Foundation
import Testing

@Suite("A message's key")
struct MessageKeyTests {
  /// All texts of up to four of some words.
  private static let texts: [String] = {
    let words = ["", "main", "to", "again", "0", "2", "02"]
    return (1..<4).reduce(words) { texts, _ in words + texts.flatMap { text in words.map { "\(text)/\($0)" } } }
  }()

  @Test("comes out of every text as the text went in")
  func texts() {
    #expect(Self.texts.count > 2000)
    #expect(Self.texts.filter { MessageKey($0).description != $0 }.isEmpty)
  }

  @Test("that is made of an origin, a part and replacements is the one that its text tells")
  func keys() {
    let steps: [[MessageKey.Replacement]] = [
      [], [.again], [.moved(from: 0, part: nil)], [.moved(from: 0, part: 3)], [.again, .moved(from: 1, part: nil)],
      [.moved(from: 0, part: nil), .moved(from: 1, part: 2), .again],
    ]
    for origin in ["main/17/answer", "reminder/9/1795168800", "to/again/answers", "budget/1/to/notice"] {
      for part in 1...12 {
        for replacements in steps {
          let key = MessageKey(origin: origin, part: part, replacements: replacements)
          #expect(MessageKey(key.description) == key)
        }
      }
    }
  }

  @Test(
    "of an older version is understood",
    arguments: [
      ("main/17/answer/1", "main/17/answer", 1, []),
      ("main/17/post/2/1", "main/17/post/2", 1, []),
      ("reminder/9/1795168800/2/again", "reminder/9/1795168800", 2, [.again]),
      (
        "reminder/9/1795168800/1/to/0/to/1/2", "reminder/9/1795168800", 1,
        [
          .moved(from: 0, part: nil), .moved(from: 1, part: 2),
        ]
      ),
      ("reminder/9/1795168800/1/to/0/again", "reminder/9/1795168800", 1, [.moved(from: 0, part: nil), .again]),
      ("budget/1795219200/ana", "budget/1795219200/ana", nil, []),
      ("k", "k", nil, []),
    ] as [(String, String, Int?, [MessageKey.Replacement])])
  func older(_ text: String, _ origin: String, _ part: Int?, _ replacements: [MessageKey.Replacement]) {
    #expect(MessageKey(text) == MessageKey(origin: origin, part: part, replacements: replacements))
    #expect(MessageKey(text).description == text)
  }

  @Test("is stored as its text")
  func coded() throws {
    let key = MessageKey("main/17/answer/1")
    #expect(String(decoding: try JSONEncoder().encode([key]), as: UTF8.self) == #"["main\/17\/answer\/1"]"#)
    #expect(try JSONDecoder().decode([MessageKey].self, from: JSONEncoder().encode([key])) == [key])
  }

  @Test("is cut into pieces nowhere but in its own file and in the migration from older keys")
  func cutNowhere() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
      .standardized
    let inSwift =
      /[kK]ey(\.description|\.origin)?\.(hasP|hasS|split|components|contains\(|drop|prefix|suffix|replace\(|replacing|range)/
    let inSQL = /key (NOT )?(GLOB|LIKE|BETWEEN|>=|\|\|)|(substr|instr|trim|replace)\(key/
    var looked = 0
    for folder in ["Agent", "Conversation", "Storage", "Store", "Networks", "nuthatch/Operating", "nuthatch/Running"] {
      let files = FileManager.default.enumerator(
        at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        let name = file.lastPathComponent
        guard file.pathExtension == "swift", !["MessageKey.swift", "KeyedHash.swift"].contains(name),
          file.deletingLastPathComponent().lastPathComponent != "Migrations"
        else { continue }
        looked += 1
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.contains("ey") {
          #expect(line.firstMatch(of: inSwift) == nil && line.firstMatch(of: inSQL) == nil, "\(name): \(line)")
        }
      }
    }
    #expect(looked > 150)
  }
}
