import ArgumentParser

/// What an operator does about the events of a community.
struct CommunityCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "community", abstract: "Tries sources of a community's events.", subcommands: [Read.self])
}
