import Agenda
import ArgumentParser
import Foundation
import Storage

/// The operator's commands about the people who write to the bot.
struct PeopleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "Lists, blocks, erases and parts people, and limits how much they keep; works beside a running daemon.",
    subcommands: [List.self, Block.self, Unblock.self, Erase.self, Quota.self, Part.self], defaultSubcommand: List.self)

  /// The option may come before or after the subcommand.
  @OptionGroup var file: DatabaseChoice

  /// One person of a database.
  struct Choice: ParsableArguments {
    @Argument(help: "The person's number, or one of their handles, such as ann@example.org.")
    var person: String
  }

  /// Runs `body` with the ledger and a person.
  ///
  /// - Parameter orErased: whether it may be somebody who was erased, if a decision about them still applies.
  /// - Throws: `Problem` if nobody or more than one is meant.
  func use(
    _ choice: Choice, orErased: Bool = false, _ body: (any OperatorLedger, Person.ID) async throws -> Void
  ) async throws {
    let ledger = try openLedger(at: try await file.path())
    defer { try? ledger.close() }
    try await body(ledger, try await ledger.onlyPerson(called: choice.person, orErased: orErased))
  }
}

extension PeopleAdministration {
  /// Returns the one person an operator means.
  ///
  /// - Throws: `Problem` if nobody or more than one is meant.
  func onlyPerson(called name: String, orErased: Bool = false) async throws -> Person.ID {
    var found = try await people(called: name)
    if found.isEmpty, orErased { found = try await erased(called: name) }
    guard let id = found.first, found.count == 1 else {
      throw Problem.usage(
        found.isEmpty
          ? "nobody is known as \(name); give a handle, or a number"
          : "\(name) could be any of \(found.map(\.description).joined(separator: ", ")); give the number")
    }
    return id
  }
}
