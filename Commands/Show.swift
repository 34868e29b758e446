public import Agenda
public import Grammar
import Voice

/// Tells all there is of items.
public struct Show: Command {
  public var name: ItemName

  public init(_ name: ItemName) { self.name = name }

  public static let guide = Guide(
    "show", usage: "X", bare: [.numbers], summary: "everything about an item, with its #id")

  public static var examples: [Example<Show>] {
    [Example("!show dentist", Show(.words("dentist"))), Example("show 2", Show(.numbers([2])))]
  }

  public init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  public func run(on desk: Desk) throws -> Reply {
    switch try desk.choose(name, again: { "!show \($0)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      return Reply(.answer, items.flatMap { Wording.details($0, on: desk) }, subjects: items.compactMap(\.reference))
    }
  }
}
