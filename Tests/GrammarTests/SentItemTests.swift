import Agenda
import Testing

@testable import Grammar

@Suite struct SentItemTests {
  /// The other possible meanings of a line's item.
  private static func alternatives(_ text: String, lists: [String] = []) -> [ItemAlternative] {
    let reader = Frozen.reader { for list in lists { $0.lists.insert(list) } }
    guard case .item(let item)? = reader.message(text).lines.first?.readings.last else { return [] }
    return item.alternatives ?? []
  }

  private static func sent(_ text: String) -> SentItem? {
    for case .sending(let sent) in alternatives(text) { return sent }
    return nil
  }

  @Test(arguments: [
    ("@bob bring the drill", ["bob"], "bring the drill"), ("@bob, bring the drill", ["bob"], "bring the drill"),
    ("@bob @cat bring the drill", ["bob", "cat"], "bring the drill"),
    ("@bob, @cat: bring the drill", ["bob", "cat"], "bring the drill"),
    ("@bob@example.org @cat bring the drill tomorrow", ["bob@example.org", "cat"], "bring the drill tomorrow"),
    ("@bob bring the drill with @dan@example.org", ["bob"], "bring the drill with @dan@example.org"),
  ])
  func `the handles that a line begins with are asked for the rest`(
    text: String, handles: [String], words: String
  ) throws {
    let sent = try #require(Self.sent(text))
    #expect(sent.handles == handles)
    #expect(sent.words == words)
    #expect(sent.item.name == "bring the drill")
  }

  @Test func `each of several is asked for the item alone`() throws {
    let sent = try #require(Self.sent("@bob @cat bring the drill"))
    #expect(sent.item == Frozen.reader().item("bring the drill"))
  }

  @Test(arguments: ["bring the drill", "lunch with @ann", "@5pm call bob"])
  func `what begins with no handle is one's own`(text: String) { #expect(Self.sent(text) == nil) }

  @Test(arguments: [
    ("#work", [ItemAlternative.tag("work")]), ("#Work", [.tag("work")]), ("#groceries", [.list(["groceries"])]),
    ("##Work", [.list(["work"]), .tag("work")]), ("#", []), ("##", []), ("# work", []), ("buy milk #work", []),
    ("##work stuff", []),
  ])
  func `a mark alone may name what is to be shown`(text: String, expected: [ItemAlternative]) {
    #expect(Self.alternatives(text, lists: ["Groceries"]) == expected)
  }
}
