import Foundation
import Testing

/// Words are recognized by tables of their language: no code outside its folder compares letters one by one.
@Suite struct LetterTests {
  private static let grammar = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Grammar").standardized

  /// Files that look at letters which are marks in every language.
  private static let marks: [String: String] = [
    "Lines/Bullets.swift": "the box of a line that is ticked off: [x]",
    "Readings/CommandWords.swift": "an event of the community's: c12",
    "Readings/LineReader+Words.swift": "the sign of hours: 12h",
    "Readings/MatchReading.swift": "a priority: p1",
    "Lines/StrayTimes.swift": "the sign of hours: 7h42",
    "PlainAct.swift": "the place of the item in a template: X",
    "ReferenceReader.swift": "an event of the community's: c12",
    "SmartAdd/MarkReader.swift": "a link, and a priority: p1",
    "Text/HTMLEntity.swift": "a number in HTML: &#x27;",
    "Text/WordKey.swift": "an event of the community's: c12",
  ]

  /// The files outside the folders of languages that compare a byte or a character with a letter.
  private static func found() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: grammar.path)
    var found: [String] = []
    while let name = all?.nextObject() as? String {
      guard name.hasSuffix(".swift"), !name.hasPrefix("Languages/") else { continue }
      let source = try String(contentsOf: grammar.appending(path: name), encoding: .utf8)
      if source.contains(/(?:UInt8\(ascii: |[!=]= |isLetter\([^)]*, )"[A-Za-z]"/) { found.append(name) }
    }
    return found.sorted()
  }

  @Test func `no word of a language is told by its letters outside of its folder`() throws {
    #expect(try Self.found() == Self.marks.keys.sorted())
  }
}
