import Agent
import ArgumentParser
import Foundation

/// The database of a configuration, or a named one.
struct DatabaseChoice: ParsableArguments {
  @OptionGroup var configuration: ConfigurationFile

  @Option(help: "The database, instead of the configuration's.")
  var database: String?

  /// - Throws: `Problem` if there is none yet.
  func path() async throws -> String {
    let path: String
    if let database { path = database } else { path = try await configuration.readWithoutAccounts().database }
    return try Self.existing(path)
  }

  /// Returns the path of a database that must exist.
  ///
  /// - Throws: `Problem` if there is none yet.
  static func existing(_ path: String) throws -> String {
    guard access(path, F_OK) == 0 else {
      if errno == EACCES {
        throw Problem.noPermission("you have no permission for the database \(path); run this as the user nuthatch")
      }
      throw Problem.noInput("there is no database \(path) yet; `nuthatch run` makes it")
    }
    return path
  }
}
