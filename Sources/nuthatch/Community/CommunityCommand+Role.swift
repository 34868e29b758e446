import Agenda
import ArgumentParser
import Conversation
import Foundation
import Storage

extension CommunityCommand {
  /// Shows the roles that people have in the community, and gives or takes them.
  struct Role: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "role",
      abstract: "Makes a person a moderator or an organiser, or neither; works beside a running daemon.",
      discussion: """
        A moderator decides what people see. An organiser publishes events that the community itself stands behind. The
        person must have written to the bot before. Without a person, the command lists everybody with a role.
        Moderators named in the configuration are moderators too.
        """)

    @OptionGroup var file: DatabaseChoice
    @OptionGroup var output: OutputChoice

    @Argument(help: "The person's number, or one of their handles, such as @ann or ann@example.org.")
    var person: String?

    @Argument(help: "moderator, organiser or none.")
    var role: Wish?

    /// The role that the operator gives somebody.
    enum Wish: String, ExpressibleByArgument, CaseIterable {
      case moderator, organiser, none
    }

    /// The fields of the JSON.
    private struct Outcome: Encodable {
      var person: String
      /// moderator or organiser; absent if they are neither.
      var role: String?
    }

    func run() async throws {
      let ledger = try openLedger(at: try await file.path())
      defer { try? ledger.close() }
      guard let person else { return try await list(ledger) }
      guard let role else { throw Problem.usage("say what \(person) is to be: moderator, organiser or none") }
      let id = try await ledger.onlyPerson(called: String(person.drop { $0 == "@" }))
      let now = Composition.now()
      let given = CommunityRole(rawValue: role.rawValue)
      try await ledger.write { try $0.set(given, of: id, at: now) }
      try output.tell(
        Outcome(person: id.description, role: given?.rawValue),
        given.map { "\(person) is \($0.rawValue) now." } ?? "\(person) has no role now.")
    }

    private func list(_ ledger: any OperatorLedger) async throws {
      let roles = try await ledger.read { books in
        try books.roles().map { given in
          let address = try books.people.addresses(of: given.person).first
          return (person: given.person, name: address?.label ?? "", role: given.role)
        }
      }
      let lines = roles.map { "\($0.person)  \($0.name.printableLine)  \($0.role.rawValue)" }
      try output.tell(
        roles.map { Outcome(person: $0.person.description, role: $0.role.rawValue) },
        lines.isEmpty ? "Nobody has a role besides the moderators of the configuration." : lines.joined(separator: "\n")
      )
    }
  }
}
