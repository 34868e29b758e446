import ArgumentParser

/// The operator's commands about the events of a community.
struct CommunityCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "community",
    abstract:
      "Shows the state of a community's sources of events, tries new ones, decides about events, and gives roles.",
    subcommands: [Sources.self, Read.self, Log.self, Approve.self, Remove.self, Role.self])
}
