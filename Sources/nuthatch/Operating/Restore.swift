import ArgumentParser
import Foundation
import Storage

/// Replaces the database with a backup.
struct Restore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replaces the database by a backup, and keeps the old one under another name; the daemon must not run.",
    discussion: """
      Messages written since the backup are read again if their network still has them. They take effect without
      answers, and each sender is told once. People who erased themselves after the backup are erased again, from
      the list beside the database (FILE.erased) or beside the backup (erased).
      """)

  @OptionGroup var configuration: ConfigurationFile
  @OptionGroup var output: OutputChoice

  @Option(help: "The database, instead of the configuration's.")
  var database: String?

  @Flag(help: "Replace the file even if it is not a Nuthatch database; it is kept under another name.")
  var force = false

  @Flag(help: "Go on without the list of erased people, even if people were erased.")
  var withoutErased = false

  @Argument(help: "The backup.")
  var file: String

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var takenAt: Date
    /// The file that the database was moved to; absent if there was none.
    var replaced: String?
    var erased: Int
    var toBeTold: Int
    /// Whether people who were erased after the backup may be back.
    var isErasedListMissing: Bool

    init(_ outcome: RestoreOutcome) {
      (takenAt, replaced) = (outcome.takenAt, outcome.replaced)
      (erased, toBeTold) = (outcome.erased, outcome.untold)
      isErasedListMissing = outcome.lacksErasures
    }
  }

  func run() async throws {
    let path: String
    if let database { path = database } else { path = try await configuration.readWithoutAccounts().database }
    guard access(file, F_OK) == 0 || errno != ENOENT else { throw Problem.noInput("there is no file \(file)") }
    let lock = try DaemonLock(database: path, for: .command("restore"))
    defer { withExtendedLifetime(lock) {} }
    do {
      let outcome = try await Composition.ledgers.restore(
        file, to: path, at: Composition.now(), replacing: force, withoutErased: withoutErased)
      var lines = ["\(path) has everything up to \(outcome.takenAt.formatted(.iso8601)) again."]
      if outcome.lacksErasures {
        lines.append(
          "WARNING: there is no list of erased people, beside the backup or the database. If somebody was erased after the"
            + " backup, they are back: erase them again with nuthatch people erase.")
      }
      if outcome.erased > 0 {
        lines.append("Erased in it, too, since they were erased after the backup: \(people(outcome.erased)).")
      }
      if outcome.untold > 0 { lines.append("To be told, since something waited for them: \(people(outcome.untold)).") }
      if let replaced = outcome.replaced {
        lines.append("What was there before is \(replaced) now: delete it when nothing of it is needed any more.")
      }
      lines.append("Start the daemon: it reads again what was written since.")
      try output.tell(Outcome(outcome), lines.joined(separator: "\n"))
    } catch let error as StoreError where error.path == file && [.notADatabase, .foreign].contains(error.kind) {
      throw Problem.noInput(
        "nothing was restored: \(file) is no backup (\(error.cause)); name one that `nuthatch backup` or the daemon made"
      )
    } catch let error as StoreError {
      throw Problem(error, "nothing was restored")
    }
  }

  private func people(_ count: Int) -> String { count == 1 ? "1 person" : "\(count) people" }
}
