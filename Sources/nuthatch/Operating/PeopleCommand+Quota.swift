import Agenda
import ArgumentParser
import Storage

extension PeopleCommand {
  struct Quota: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "quota", abstract: "Limits how many items a person can keep; existing items stay.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var output: OutputChoice
    @OptionGroup var choice: Choice

    @Argument(
      help:
        "How many open todos, events and notes together; `unlimited`, or `none` for what `quota.default` says.")
    var items: String

    /// The fields of the JSON.
    private struct Outcome: Encodable {
      var person: String
      /// Absent if `quota.default` applies.
      var quota: ItemQuota?
    }

    func run() async throws {
      let quota = ItemQuota(items)
      guard items == "none" || quota != nil else {
        throw Problem.usage(
          "\(items) is not a number of items. Use a number such as 1000, `unlimited`, or `none` for what `quota.default`"
            + " says")
      }
      try await people.use(choice, orErased: true) { ledger, person in
        try await ledger.setQuota(quota?.stored, of: person)
        try output.tell(
          Outcome(person: person.description, quota: quota),
          "\(person) may keep \(quota?.words ?? "as many items as everybody (`quota.default`)").")
      }
    }
  }
}
