package import Agenda
package import Grammar

/// Shows all settings, with how to change each.
package struct ShowSettings: Command {
  package init() {}

  package static let guide = Guide("settings", summary: "all your settings, and how to change each")

  package static var examples: [Example<ShowSettings>] {
    [Example("!settings", ShowSettings()), Example("settings", ShowSettings())]
  }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply { Reply(.answer, desk.wording.settings(desk.person, on: desk)) }
}
