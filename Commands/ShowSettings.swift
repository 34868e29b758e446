public import Agenda
public import Grammar
import Voice

/// Tells all settings, with how to change each.
public struct ShowSettings: Command {
  public init() {}

  public static let guide = Guide("settings", summary: "all your settings, and how to change each")

  public static var examples: [Example<ShowSettings>] {
    [Example("!settings", ShowSettings()), Example("settings", ShowSettings())]
  }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply { Reply(.answer, Wording.settings(desk.person, on: desk)) }
}
