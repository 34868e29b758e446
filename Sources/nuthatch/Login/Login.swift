import ArgumentParser
import Conversation
import Foundation
import NetworkSupport

/// Signs one of the bot's accounts in, and keeps its token in a file.
struct Login: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Signs an account in, and writes its token to a file that only you can read.",
    usage: "nuthatch login NETWORK [--token-file FILE] [OPTIONS]",
    discussion: "`nuthatch login --help` lists the networks and the options that each of them takes.",
    helpNames: [])

  @Argument(
    parsing: .captureForPassthrough, help: ArgumentHelp("The network, and its options.", valueName: "network"))
  var words: [String] = []

  func run() async throws {
    let networks = KnownNetworks.all
    do {
      try await Self.signIn(words, on: networks, through: TerminalLoginPort())
    } catch {
      await networks.shutdown()
      throw error
    }
    await networks.shutdown()
  }

  /// Signs an account in with the words of a command line, and prints where its token is.
  ///
  /// - Throws: `Problem`
  static func signIn(_ words: [String], on networks: KnownNetworks, through port: any LoginPort) async throws {
    let arguments = LoginArguments(networks: networks)
    guard words.allSatisfy({ !["-h", "--help", "-help"].contains($0) }) else { return await port.tell(arguments.help) }
    let call = try arguments.read(words)
    do {
      // Some of the answers to the questions can be given only once, so the file is checked first.
      if let file = call.tokenFile { try PrivateFile(path: file).checkWritable() }
      let account = try await call.login.signIn(call.options, through: port)
      let file = call.tokenFile ?? account.file
      try PrivateFile(path: file).write(Data(account.token.value.utf8))
      await port.tell(
        "Signed in as @\(account.handle). In the account's section of the configuration, set"
          + " `token_file: \(URL(fileURLWithPath: file).path)`. Then `nuthatch check` tries it.")
      if let note = account.note { await port.tell(note) }
      if let hint = ownershipHint(for: file) { await port.tell(hint) }
    } catch let failure as LoginFailure {
      throw Problem(failure)
    } catch let problem as SettingProblem {
      throw Problem.configuration(problem.description)
    } catch let failure as PrivateFile.Failure {
      throw Problem(code: EX_CANTCREAT, description: "\(failure.description); name another by --token-file")
    }
  }

  /// Returns advice about a file that root has written, which the daemon cannot read; nil for others' files.
  private static func ownershipHint(for file: String) -> String? {
    let owner = try? FileManager.default.attributesOfItem(atPath: file)[.ownerAccountID] as? NSNumber
    return owner == 0 ? "The file is root's. If the daemon runs as nuthatch: chown nuthatch: \(file)" : nil
  }
}

extension Problem {
  fileprivate init(_ failure: LoginFailure) {
    switch failure {
    case .usage(let text): self = .usage(text)
    case .denied(let text), .refused(let text): self = .noPermission(text)
    case .unavailable(let text): self = .unavailable(text)
    }
  }
}
