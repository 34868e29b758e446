import Agenda
import ArgumentParser
import Foundation
import Storage

extension PeopleCommand {
  /// The fields of the JSON of both commands.
  private struct Outcome: Encodable {
    var person: String
    /// Absent if they are not blocked.
    var blockedSince: Date?

    init(_ person: Person.ID, since: Date?) { (self.person, blockedSince) = (person.description, since) }
  }

  struct Block: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "block", abstract: "Ignores a person and sends them nothing; their items stay.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var output: OutputChoice
    @OptionGroup var choice: Choice

    func run() async throws {
      try await people.use(choice, orErased: true) { ledger, person in
        let now = Composition.now()
        try await ledger.block(person, since: now)
        try output.tell(
          Outcome(person, since: now), "\(person) is blocked; nuthatch people unblock \(person) lets them in again.")
      }
    }
  }

  struct Unblock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unblock", abstract: "Stops ignoring a person; the messages that they wrote meanwhile are gone.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var output: OutputChoice
    @OptionGroup var choice: Choice

    func run() async throws {
      try await people.use(choice, orErased: true) { ledger, person in
        try await ledger.block(person, since: nil)
        try output.tell(Outcome(person, since: nil), "\(person) is listened to again.")
      }
    }
  }
}
