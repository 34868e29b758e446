import Agenda
import ArgumentParser
import Foundation
import Storage

extension PeopleCommand {
  struct Part: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "part",
      abstract: "Separates people of several servers who were taken for one because their ids are equal.",
      discussion: """
        Old databases, which did not know people by their server, may have such people; nuthatch people and nuthatch
        status list them. Their items stay with the one you name, except those that were added from elsewhere. Linked
        accounts become people of their own, since nothing tells whose they are.
        """)

    @ParentCommand var people: PeopleCommand
    @OptionGroup var output: OutputChoice
    @OptionGroup var choice: Choice

    @Option(help: "The server of the person who keeps the items, such as example.org.")
    var keep: String

    /// The fields of the JSON.
    private struct Outcome: Encodable {
      var person: String
      var realm: String
      /// The people that those on other servers are now.
      var others: [String]

      var text: String {
        let elsewhere = others.isEmpty ? "" : "; who is elsewhere is person \(others.joined(separator: ", ")) now"
        return """
          \(person) is the one on \(realm)\(elsewhere).
          Accounts that were linked are apart too, each with what was added from there: !link joins them again.
          What they wrote while they were held has had no effect: nuthatch status lists it, replay does it again.
          """
      }
    }

    func run() async throws {
      let realm = try KnownNetworks.all.realm(ofServer: serverAddress(keep))
      try await people.use(choice) { ledger, person in
        do {
          let others = try await ledger.part(person, keeping: realm, at: Composition.now())
          let outcome = Outcome(person: person.description, realm: realm, others: others.map(\.description))
          try output.tell(outcome, outcome.text)
        } catch let error as StoreError {
          throw Problem.usage("nothing was changed: \(error.cause)")
        }
      }
    }
  }
}
