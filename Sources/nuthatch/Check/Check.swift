import Agenda
import Agent
import ArgumentParser
import Civil
import Conversation
import Foundation
import HTTP

/// Checks whether the daemon can do its work, and gives the remedies if it cannot.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the configuration, the database and each account, and tells you how to solve each problem.")

  @OptionGroup var file: ConfigurationFile
  @OptionGroup var output: OutputChoice

  @Flag(help: "Check this machine only, and sign no account in.")
  var offline = false

  @Flag(help: "Check the settings only, without token files, database and accounts.")
  var settingsOnly = false

  func run() async throws {
    var report = CheckReport(isTold: !output.json)
    do {
      try await look(&report)
    } catch let problem as Problem {
      for line in problem.description.split(separator: "\n") {
        report.add(Problem(code: problem.code, description: String(line)))
      }
    }
    if output.json { try output.tell(report, "") }
    if let worst = report.worst {
      throw Problem(code: worst.code, description: "not everything is as it should be, see above")
    }
  }

  /// - Throws: `Problem` if the configuration is invalid, so that nothing can be checked.
  private func look(_ report: inout CheckReport) async throws {
    if settingsOnly {
      let settings = try await file.readWithUsableAccounts()
      for (_, problem) in settings.unusable where problem.file == nil {
        report.add(Problem.configuration(problem.description))
      }
      if report.worst == nil { report.add(.ok, "configuration \(file.path): every setting can be used") }
      return
    }
    var settings = try await file.readWithUsableAccounts()
    if let user = ServiceUser(of: settings.database), try user.takeOver() {
      settings = try await file.readWithUsableAccounts()
      report.add(.note, "looking as \(user.name), who owns the database")
    }
    for (_, problem) in settings.unusable { report.add(Problem.configuration(problem.description)) }
    report.add(
      .ok, "configuration \(file.path): \(settings.accounts.count) account(s), zone \(settings.zone.identifier)",
      details: settings.summary)
    let looks: [(Settings) async throws -> String?] = [
      database, backups, pictures, copies, web, pages, metrics, moderators,
    ]
    for look in looks {
      do {
        if let well = try await look(settings) { report.add(.ok, well) }
      } catch let problem as Problem {
        report.add(problem)
      }
    }
    for note in closedFolders(settings) { report.add(.note, note) }
    if let note = await missingPictures(settings) { report.add(.note, note) }
    await lookAtAccounts(of: settings, &report)
    await settings.networks.shutdown()
  }

  private func lookAtAccounts(of settings: Settings, _ report: inout CheckReport) async {
    let (known, contested) = await known(settings)
    for address in contested { report.add(.note, address.advice) }
    if let note = await operatorNote(settings) { report.add(.note, note) }
    let composition = Composition(settings)
    var made: [Account] = []
    for account in settings.accounts {
      do {
        let own = try composition.account(account)
        made.append(own)
        if let moved = own.realmMismatch(than: known[account.name]) { throw Problem.configuration(moved.advice) }
        let (well, learnt) =
          offline
          ? ("account \(account.name): not looked at, with --offline", [])
          : try await Self.check(own, account.kind, operatorNetwork: settings.policy.operatorNetwork)
        let webhook = account.onNetwork.webhook.map { ["webhook: \($0.advice)"] } ?? []
        report.add(.ok, well, details: learnt + webhook + account.summary)
      } catch let problem as Problem {
        report.add(problem, details: account.summary)
      } catch {
        report.add(Problem(code: EX_SOFTWARE, description: "account \(account.name): \(error)"))
      }
    }
    for renamed in Renamed.among(made, known: Array(known.values)) { report.add(.note, "\(renamed)") }
  }

  /// Signs in, and returns what it learnt.
  ///
  /// - Parameter operatorNetwork: the network on which the operator wants to be alerted.
  static func check(
    _ account: Account, _ kind: any NetworkKind, operatorNetwork: String? = nil
  ) async throws -> (well: String, learnt: [String]) {
    do {
      let connection = try await account.network.connect()
      let traits = connection.traits
      let sends: String
      if case .honoured = traits.idempotency {
        sends = "drops copies of a message"
      } else if traits.canReadBack {
        sends = "after a lost answer it looks whether the message arrived, and only then repeats it"
      } else {
        sends =
          "neither drops copies nor shows what was sent: after a lost answer only reminders are sent again, and say so"
      }
      let well =
        "account \(account.name): signed in as @\(connection.handles.last ?? ""); messages of \(traits.lengthLimit)"
        + " \(traits.counting.unit), \(traits.requestsPerWindow) requests in \(Int(traits.window)) s; \(sends)"
      let silence =
        operatorNetwork == account.network.name && !traits.hasDirectMessages
        ? ["the bot can't alert the operator: everything it writes here is public; name another network in `operator`"]
        : []
      return (well, [Capacity(of: traits).description] + connection.notes + silence)
    } catch let failure as NetworkFailure {
      throw problem(failure, of: account.name, kind.advice(for: account.name))
    }
  }

  private static func problem(_ failure: NetworkFailure, of name: String, _ advice: AccountAdvice) -> Problem {
    switch failure {
    case .signedOut:
      return .noPermission(
        "account \(name): the bot can't sign in (\(failure.reason)); \(failure.signInCure(advice))")
    case .retry(_, let reason, _, let cure):
      let general =
        "look at `account.\(name).server`, the network and the server's status, then try again"
      return .unavailable(
        "account \(name): its server can't be reached or has trouble (\(reason)); \(cure ?? general)")
    case .permanent, .optedOut, .windowClosed:
      return .unavailable(
        "account \(name): its server answers in a way I can't use (\(failure.reason)); \(failure.signInCure(advice))")
    }
  }
}
