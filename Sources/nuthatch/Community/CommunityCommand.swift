import ArgumentParser

/// What an operator does about the events of a community.
struct CommunityCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "community", abstract: "Tells how the sources of a community's events are, and tries others.",
    subcommands: [Sources.self, Read.self])
}
