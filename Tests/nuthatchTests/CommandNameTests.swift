import ArgumentParser
import Testing

@testable import nuthatch

@Suite struct CommandNameTests {
  private static func all(below command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    command.configuration.subcommands.flatMap { [$0] + all(below: $0) }
  }

  /// The parser asks for the names of all commands at each start. One that it makes of a type's name takes longer than
  /// all else that a short command does.
  @Test func `every command says its name`() {
    let commands = Self.all(below: Nuthatch.self)
    #expect(commands.count > 25)
    #expect(commands.filter { $0.configuration.commandName == nil }.map { "\($0)" } == [])
  }
}
