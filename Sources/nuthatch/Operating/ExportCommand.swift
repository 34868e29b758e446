import Agenda
import ArgumentParser
import Foundation
import Storage

/// Writes all data of one person, as JSON.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes everything that one person keeps to standard output, as JSON.")

  @OptionGroup var file: DatabaseChoice

  @Option(help: "The person's number, or one of their handles, such as ann@example.org.")
  var person: String

  func run() async throws {
    let ledger = try openLedger(at: try await file.path())
    guard let found = try await ledger.export(of: ledger.onlyPerson(called: person)) else {
      throw Problem.usage("\(person) is gone by now")
    }
    try ledger.close()
    print(String(decoding: found, as: UTF8.self))
  }
}
