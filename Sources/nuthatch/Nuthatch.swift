import ArgumentParser
import Foundation
import Logging
import Storage

/// The command line: one file per subcommand.
@main
struct Nuthatch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nuthatch",
    abstract: "Keeps the tasks, calendar and notes of people who message it.", version: Version.current,
    subcommands: [
      Chat.self, Say.self, Run.self, Login.self, Check.self, Parse.self, Status.self, Replay.self, ExportCommand.self,
      BackUp.self, Restore.self, PeopleCommand.self, Server.self, RenameCommand.self, OpenOperatorPage.self,
      InviteCommand.self, Announce.self, CommunityCommand.self,
      Docs.self, Thumbnail.self,
    ])

  /// Runs the subcommand. An error is printed in one line on the standard error, and ends the process with a code of
  /// sysexits.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let problem as Problem {
      end(with: problem)
    } catch let error as StoreError {
      end(with: Problem(error))
    } catch {
      // The parser has no text for errors that it has not thrown.
      guard exitCode(for: error) == .failure else { exit(withError: error) }
      end(with: Problem(code: EX_SOFTWARE, description: String(describing: error)))
    }
  }

  private static func end(with problem: Problem) -> Never {
    let lines = "nuthatch: \(problem.description)".split(separator: "\n")
    let mark = SystemdJournal.isListening ? SystemdJournal.prefix(of: .error) : ""
    try? FileHandle.standardError.write(contentsOf: Data(lines.map { "\(mark)\($0)\n" }.joined().utf8))
    Foundation.exit(problem.code)
  }
}
