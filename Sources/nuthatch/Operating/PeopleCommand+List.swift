import Agenda
import ArgumentParser
import Conversation
import Foundation
import Storage

extension PeopleCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists everybody, in the order in which they first wrote.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var output: OutputChoice

    @Option(help: "Only people with this text in a handle.")
    var search: String?

    func run() async throws {
      let ledger = try openLedger(at: try await people.file.path())
      defer { try? ledger.close() }
      let contested = try await ledger.unsettled()
      let decisions = search == nil ? try await ledger.lastingDecisions() : []
      let found = PeopleReport(
        people: try await ledger.people().filter(isMeant).map { person in
          PeopleReport.ReportedPerson(person, held: contested.filter { $0.person == person.id }.map(\.advice))
        }, erased: decisions.map(PeopleReport.Erased.init))
      try output.tell(found, words(of: found))
    }

    private func isMeant(_ person: PersonSummary) -> Bool {
      guard let search = search?.lowercased().drop(while: { $0 == "@" }) else { return true }
      return person.addresses.contains {
        $0.qualified.lowercased().contains(search) || $0.name.lowercased().contains(search)
      }
    }

    private func words(of found: PeopleReport) -> String {
      guard found.people.isEmpty, found.erased.isEmpty else { return found.text }
      return search.map { "Nobody is called \($0)." } ?? "Nobody has written yet."
    }
  }
}
