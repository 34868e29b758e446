import ArgumentParser
import Foundation
import Storage

/// Copies the database while others use it.
struct BackUp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copies the database to a file; works beside a running daemon.")

  @OptionGroup var choice: DatabaseChoice
  @OptionGroup var output: OutputChoice

  @Flag(help: "Replace an existing file, whatever it holds.")
  var force = false

  @Argument(help: "The file to make; an older backup of that name is replaced. Without it, one in `backup.directory`.")
  var file: String?

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var file: String
    var takenAt: Date
  }

  func run() async throws {
    let path = try await choice.path()
    let ledger = try openLedger(at: path)
    defer { try? ledger.close() }
    do {
      if let file {
        let taken = try await ledger.backUp(to: file, replacing: force)
        try output.tell(
          Outcome(file: file, takenAt: taken), "\(file) has everything up to \(taken.formatted(.iso8601)).")
      } else {
        guard let folder = try await choice.configuration.readWithoutAccounts().backups?.folder else {
          throw Problem.usage("name a file, or set `backup.directory` in the configuration")
        }
        let now = Composition.now()
        let made = try await ledger.backUp(into: folder, at: now)
        try output.tell(
          Outcome(file: made, takenAt: now), "\(made) is there now; \(folder.files.count) are kept.")
      }
    } catch let error as StoreError {
      var problem = Problem(error)
      problem.description = "no backup was made: \(error.description(ofBackupOf: path))"
      throw problem
    }
  }
}

extension StoreError {
  /// The failure of a backup, which may be the database's.
  func description(ofBackupOf database: String) -> String {
    description(of: path == database || path.isEmpty ? "the database" : "the backup")
  }
}
