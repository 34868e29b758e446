package import Agenda
package import Grammar

/// Sets the priority of todos.
package struct Priority: ItemCommand {
  package enum Level: Hashable, Sendable {
    /// From 1, the highest, to 3; nil for none.
    case number(Int?)
    /// A step up or down from the current priority.
    case higher, lower
  }

  package var name: ItemName
  package var level: Level

  package init(_ name: ItemName, _ level: Level) {
    self.name = name
    self.level = level
  }

  package init(_ name: ItemName, _ priority: Int?) { self.init(name, .number(priority)) }

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
    guard let last = words.last,
      let level = reader.word(last, among: [.high, .medium, .low, .noPriority, .higher, .lower])
    else {
      throw Misunderstanding(
        words.last ?? "!priority", reason: .isNo(.priority), example: "!priority \(arguments.named()) 1")
    }
    let name = reader.without(.to, atEndOf: words.dropLast().joined(separator: " "))
    self.init(reader.expectItems(name), Priority.steps[level] ?? .number(Priority.numbers[level]))
  }

  /// 1 is the highest; no priority has no number.
  private static let numbers: [ArgumentWord: Int] = [.high: 1, .medium: 2, .low: 3]

  private static let steps: [ArgumentWord: Level] = [.higher: .higher, .lower: .lower]

  /// The level as a command writes it.
  private func word(_ reader: Reader) -> String {
    switch level {
    case .number(let number): number.map(String.init) ?? reader.spelling(.noPriority)
    case .higher: reader.spelling(.higher)
    case .lower: reader.spelling(.lower)
    }
  }

  /// The new priority, given the old one; nil for none.
  private func number(behind old: Int?) -> Int? {
    switch level {
    case .number(let number): number
    case .higher: old.map { max(1, $0 - 1) } ?? 3
    case .lower: old.flatMap { $0 < 3 ? $0 + 1 : nil }
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    if let partly = try runPartly(on: desk) { return partly }
    let word = word(desk.reader)
    return try desk.change(name, did: .setPriority, again: { "!priority \($0) \(word)" }) { item in
      guard case .todo(var todo) = item else {
        throw Misunderstanding(item.name, reason: .isNo(.todo), example: "!priority call jimmy 1")
      }
      todo.priority = number(behind: todo.priority)
      item = .todo(todo)
      return desk.wording.weighed(todo)
    }
  }
}
