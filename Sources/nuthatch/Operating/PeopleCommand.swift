import Agenda
import ArgumentParser
import Conversation
import Foundation
import Storage

/// What an operator sees and decides about the people who write to the bot.
struct PeopleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "Lists, blocks, erases and parts people, limits what they keep; beside the daemon.",
    subcommands: [List.self, Block.self, Unblock.self, Erase.self, Quota.self, Part.self], defaultSubcommand: List.self)

  /// Before and behind the subcommand, both.
  @OptionGroup var file: DatabaseChoice

  /// One person of a database.
  struct Choice: ParsableArguments {
    @Argument(help: "The person's number, or a handle of theirs such as ann@example.org.")
    var person: String
  }

  /// Does something with the ledger and a person.
  ///
  /// - Parameter orErased: whether it may be somebody who was erased, about whom something is decided still.
  /// - Throws: `Problem` where nobody or more than one is meant.
  func use(
    _ choice: Choice, orErased: Bool = false, _ body: (any OperatorLedger, Person.ID) async throws -> Void
  ) async throws {
    let ledger = try openLedger(at: try await file.path())
    defer { try? ledger.close() }
    try await body(ledger, try await ledger.onlyPerson(called: choice.person, orErased: orErased))
  }

  struct Block: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Takes nothing from somebody any more and sends them nothing; what they keep stays.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var choice: Choice

    func run() async throws {
      try await people.use(choice, orErased: true) { ledger, person in
        try await ledger.block(person, since: Date())
        print("\(person) is blocked; nuthatch people unblock \(person) lets them in again.")
      }
    }
  }

  struct Unblock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Listens to somebody again; what they wrote meanwhile is gone.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var choice: Choice

    func run() async throws {
      try await people.use(choice, orErased: true) { ledger, person in
        try await ledger.block(person, since: nil)
        print("\(person) is listened to again.")
      }
    }
  }

  struct Erase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Erases somebody and all that is theirs, for good, as !forgetme does.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var choice: Choice

    @Flag(help: "Do it: nothing brings it back.")
    var yes = false

    func run() async throws {
      try await people.use(choice) { ledger, person in
        guard yes else {
          throw Problem.usage(
            "this can't be undone; nuthatch export --person \(person) saves what they keep, --yes erases it")
        }
        try await ledger.erase(person, at: Date())
        print("\(person) is erased.")
        if let decision = try await ledger.lastingDecisions().first(where: { $0.person == person }) {
          if decision.blockedSince != nil {
            print("They stay blocked; nuthatch people unblock \(person) lets them in again.")
          }
          if decision.quota != nil { print("Their quota stays; nuthatch people quota \(person) none lifts it.") }
        }
        let folder = try? await people.file.configuration.read().backups?.folder
        let copies = Composition.ledgers.safetyCopies(of: try await people.file.path()) + (folder?.files ?? [])
        guard !copies.isEmpty else { return }
        print("These copies still have them; a restore erases them again, by the log beside the database:")
        for copy in copies { print("  \(copy)") }
      }
    }
  }

  struct Part: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Parts people of several servers who were taken for one, since their ids are equal.",
      discussion: """
        Databases from before people were known by their server may have such people; nuthatch people and nuthatch status
        tell. All they keep stays with the one you name, but for what was added from elsewhere. Linked accounts become
        people of their own, for it can't be told whose they are.
        """)

    @ParentCommand var people: PeopleCommand
    @OptionGroup var choice: Choice

    @Option(help: "The server of the one who keeps it all, such as example.org.")
    var keep: String

    func run() async throws {
      let realm = try KnownNetworks.all.realm(ofServer: serverAddress(keep))
      try await people.use(choice) { ledger, person in
        do {
          let others = try await ledger.part(person, keeping: realm, at: Date())
          let names = others.map(\.description).joined(separator: ", ")
          print("\(person) is the one on \(realm)\(others.isEmpty ? "" : "; who is elsewhere is person \(names) now").")
          print("Accounts that were linked are apart too, each with what was added from there: !link joins them again.")
          print(
            "What they wrote while they were held has had no effect: nuthatch status lists it, replay does it again.")
        } catch let error as StoreError {
          throw Problem.usage("nothing was changed: \(error.cause)")
        }
      }
    }
  }

  struct Quota: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lets somebody keep so many items at most; what they have stays.")

    @ParentCommand var people: PeopleCommand
    @OptionGroup var choice: Choice

    @Argument(
      help:
        "How many open todos, events and notes together; `unlimited`, or `none` for what `quota.default` says.")
    var items: String

    func run() async throws {
      let quota = ItemQuota(items)
      guard items == "none" || quota != nil else {
        throw Problem.usage(
          "\(items) is not a number of items. Use a number such as 1000, `unlimited`, or `none` for what `quota.default`"
            + " says")
      }
      try await people.use(choice, orErased: true) { ledger, person in
        try await ledger.setQuota(quota?.stored, of: person)
        print("\(person) may keep \(quota?.words ?? "as many items as everybody (`quota.default`)").")
      }
    }
  }
}

extension PeopleAdministration {
  /// The one person an operator means.
  ///
  /// - Throws: `Problem` where nobody or more than one is meant.
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
