import ArgumentParser
import Foundation
import Storage

/// Puts a backup in the database's place.
struct Restore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a backup in the database's place, which is kept under another name; the daemon must not run.",
    discussion: """
      What people have written since the backup is read again where their network still has it, and takes effect
      without answers; each of them is told once. People who erased themselves after the backup are erased again, from
      the log beside the database (FILE.erased) or beside the backup.
      """)

  @OptionGroup var configuration: ConfigurationFile
  @OptionGroup var output: OutputChoice

  @Option(help: "The database, instead of the configuration's.")
  var database: String?

  @Flag(help: "Put aside what is in the database's place even if it is no database of nuthatch's.")
  var force = false

  @Argument(help: "The backup.")
  var file: String

  /// What the JSON says.
  private struct Outcome: Encodable {
    var takenAt: Date
    /// The file that the database was moved to; absent where there was none.
    var replaced: String?
    var erased: Int
    var toBeTold: Int

    init(_ outcome: RestoreOutcome) {
      (takenAt, replaced) = (outcome.takenAt, outcome.replaced)
      (erased, toBeTold) = (outcome.erased, outcome.untold)
    }
  }

  func run() async throws {
    let path: String
    if let database { path = database } else { path = try await configuration.read().database }
    let lock = try DaemonLock(database: path, for: .command("restore"))
    defer { withExtendedLifetime(lock) {} }
    do {
      let outcome = try await Composition.ledgers.restore(file, to: path, at: Date(), replacing: force)
      var lines = ["\(path) has everything up to \(outcome.takenAt.formatted(.iso8601)) again."]
      if outcome.erased > 0 { lines.append("\(outcome.erased) people who were erased since are erased in it too.") }
      if outcome.untold > 0 { lines.append("\(outcome.untold) people for whom something waited will be told.") }
      if let replaced = outcome.replaced {
        lines.append("What was there before is \(replaced) now: delete it when nothing of it is needed any more.")
      }
      lines.append("Start the daemon: it reads again what was written since.")
      try output.tell(Outcome(outcome), lines.joined(separator: "\n"))
    } catch let error as StoreError {
      throw Problem(error, "nothing was restored")
    }
  }
}
