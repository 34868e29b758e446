import ArgumentParser

/// What an operator does about the events of a community.
struct CommunityCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "community",
    abstract: "Tells how the sources of a community's events are, tries others, decides about events, and gives roles.",
    subcommands: [Sources.self, Read.self, Log.self, Approve.self, Remove.self, Role.self])
}
