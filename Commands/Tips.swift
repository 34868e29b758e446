public import Agenda
import Civil
public import Grammar
import Voice

/// Shows a few tricks, new ones every day.
public struct Tips: Command {
  public init() {}

  public static let guide = Guide("tips", summary: "a few tricks, new ones every day")

  public static var examples: [Example<Tips>] { [Example("!tips", Tips())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    let first = desk.today.dayOfYear * 3
    return Reply(.answer, (0..<3).map { Wording.tips[(first + $0) % Wording.tips.count] })
  }
}
