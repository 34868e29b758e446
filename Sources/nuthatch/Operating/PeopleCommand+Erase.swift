import Agenda
import ArgumentParser
import Conversation
import Foundation
import Storage

extension PeopleCommand {
  struct Erase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "erase", abstract: "Erases a person and everything that they keep, for good, as !forgetme does.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var output: OutputChoice
    @OptionGroup var choice: Choice

    @Flag(help: "Erase them; nothing can undo this.")
    var yes = false

    func run() async throws {
      try await people.use(choice) { ledger, person in
        guard yes else {
          let now = Composition.now()
          let published = try await ledger.read { try $0.comingPublications(of: person, at: now) }
          let calledOff =
            published.isEmpty
            ? "" : "it calls off what they have published, and tells who goes there: \(Self.some(published)); "
          throw Problem.usage(
            "\(calledOff)this can't be undone; nuthatch export --person \(person) saves what they keep, --yes erases it"
          )
        }
        try await ledger.erase(person, at: Composition.now())
        let decision = try await ledger.lastingDecisions().first { $0.person == person }
        let settings = try? await people.file.configuration.readWithoutAccounts()
        let folder = settings?.backups?.folder
        let path = try await people.file.path()
        let copies = Composition.ledgers.safetyCopies(of: path) + (folder?.files ?? [])
        var outcome = Outcome(person, decision, copies: copies)
        do {
          if let folder, people.file.database == nil { try ledger.copyErasures(into: folder) }
        } catch {
          outcome.listFailure = "\(error)"
        }
        let media = people.file.database == nil ? settings?.media : Composition.mediaDirectory(beside: path)
        outcome.pictures = media.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
        try output.tell(outcome, outcome.text)
      }
    }

    /// Returns the first names, and how many more there are.
    private static func some(_ names: [String]) -> String {
      let told = names.prefix(3).map { "\"\($0.printableLine)\"" }.joined(separator: ", ")
      return names.count > 3 ? "\(told) and \(names.count - 3) more" : told
    }

    /// The fields of the JSON.
    private struct Outcome: Encodable {
      var person: String
      /// The decisions about them, which last.
      var blockedSince: Date?
      var quota: ItemQuota?
      /// The copies of the database that still have them.
      var copies: [String]
      /// The folder of pictures, whose copies still have theirs; absent if they have none.
      var pictures: String?
      /// The reason why they are not in the list beside the backups yet; absent if they are.
      var listFailure: String?

      init(_ person: Person.ID, _ decision: LastingDecision?, copies: [String]) {
        self.person = person.description
        blockedSince = decision?.blockedSince
        quota = decision?.quota.map { ItemQuota($0) }
        self.copies = copies
      }

      var text: String {
        var lines = ["\(person) is erased."]
        if blockedSince != nil {
          lines.append("They stay blocked; nuthatch people unblock \(person) lets them in again.")
        }
        if quota != nil { lines.append("Their quota stays; nuthatch people quota \(person) none lifts it.") }
        if !copies.isEmpty {
          lines.append("These copies still have them; a restore erases them again, by the list beside the database:")
          lines += copies.map { "  \($0)" }
        }
        if let listFailure {
          lines.append("The list beside the backups lacks them until the next backup (\(listFailure)).")
        }
        if let pictures {
          lines.append("If you keep a copy of \(pictures), bring it up to date: rsync -a --delete does.")
        }
        return lines.joined(separator: "\n")
      }
    }
  }
}
