package import Agenda
package import Grammar

/// Gives an item another name.
package struct Rename: Command {
  package var name: ItemName
  package var newName: String
  /// Other ways to take the words apart, if they hold more than one `to`: `rename go to gym to swim`.
  package var others: [Other]

  package struct Other: Hashable, Sendable {
    package var name: String
    package var newName: String
  }

  package init(_ name: ItemName, to newName: String, others: [Other] = []) {
    self.name = name
    self.newName = newName
    self.others = others
  }

  package static let guide = Guide(
    "rename", usage: "X to N", bare: [.numbersToList], summary: "another name: !rename 2 to call james")

  package static var examples: [Example<Rename>] {
    [
      Example("!rename 2 to call james", Rename(.numbers([2]), to: "call james")),
      Example("!rename call jim to call james", Rename(.words("call jim"), to: "call james")),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    if let newName = reader.behind(.to, in: arguments) {
      self.init(.it, to: newName)
      return
    }
    let splits = reader.splits(arguments, at: .to)
    guard let first = splits.first else {
      throw Misunderstanding(
        "!rename", reason: .needs(.newName), example: "!rename \(arguments.named(isWhole: true)) to call james")
    }
    let name = reader.references(first.before)
    guard case .words = name else {
      self.init(name, to: first.after)
      return
    }
    self.init(
      name, to: first.after, others: splits.dropFirst().map { Other(name: $0.before, newName: $0.after) })
  }

  package func run(on desk: Desk) throws -> Reply {
    var (name, newName) = (name, newName)
    // The longest words that are a whole name are taken as the name.
    for other in others
    where try desk.todos(named: other.name, byWordsOnly: true).contains(where: { $0.isCalled(other.name) }) {
      (name, newName) = (.words(other.name), other.newName)
    }
    return try desk.change(name, did: .renamed, again: { "!rename \($0) \(desk.reader.putting(.to, before: newName))" })
    { item in
      let told = desk.wording.renamed(item.name, to: newName)
      item = item.renamed(to: newName)
      return told
    }
  }
}

extension Todo {
  fileprivate func isCalled(_ words: String) -> Bool { name.folded == words.folded }
}
