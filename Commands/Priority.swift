package import Agenda
package import Grammar

/// Says how much todos matter.
package struct Priority: Command {
  package var name: ItemName
  /// 1 the highest to 3; nil none.
  package var priority: Int?

  package init(_ name: ItemName, _ priority: Int?) {
    self.name = name
    self.priority = priority
  }

  package static let guide = Guide(
    "priority", "pri", usage: "X n", bare: [], summary: "how much it matters, 1 the most: !priority 3 1")

  package static var examples: [Example<Priority>] {
    [
      Example("!priority 3 1", Priority(.numbers([3]), 1)),
      Example("!pri call jimmy 2", Priority(.words("call jimmy"), 2)),
      Example("!priority 3 none", Priority(.numbers([3]), nil)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.split(separator: " ").map(String.init)
    guard let last = words.last, let level = reader.word(last, among: [.high, .medium, .low, .noPriority]) else {
      throw Misunderstanding(words.last ?? "!priority", reason: .isNo(.priority), example: "!priority 3 1")
    }
    let name = reader.without(.to, atEndOf: words.dropLast().joined(separator: " "))
    self.init(reader.expectItems(name), Priority.numbers[level])
  }

  /// 1 is the highest; no priority has no number.
  private static let numbers: [ArgumentWord: Int] = [.high: 1, .medium: 2, .low: 3]

  package func run(on desk: Desk) throws -> Reply {
    let word = priority.map(String.init) ?? desk.reader.spelling(.noPriority)
    return try desk.change(name, did: .setPriority, again: { "!priority \($0) \(word)" }) { item in
      guard case .todo(var todo) = item else {
        throw Misunderstanding(item.name, reason: .isNo(.todo), example: "!priority call jimmy 1")
      }
      todo.priority = priority
      item = .todo(todo)
      return desk.wording.weighed(todo)
    }
  }
}
