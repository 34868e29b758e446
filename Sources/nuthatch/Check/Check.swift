import Agenda
import Agent
import ArgumentParser
import Civil
import Conversation
import Foundation
import HTTP

/// Looks whether the daemon could do its work, and says what to do where it could not.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the configuration, the database and each account; says what to do about each problem.")

  @OptionGroup var file: ConfigurationFile

  func run() async throws {
    var settings = try await file.read()
    if let user = ServiceUser(of: settings.database), try user.takeOver() {
      settings = try await file.read()
      print("      looking as \(user.name), who owns the database")
    }
    print("ok    configuration \(file.path): \(settings.accounts.count) account(s), zone \(settings.zone.identifier)")
    for line in settings.summary { print("      \(line)") }
    var worst: Problem?
    for look in [database, backups, copies, web] as [(Settings) async throws -> String?] {
      do {
        if let well = try await look(settings) { print("ok    \(well)") }
      } catch let problem as Problem {
        print("PROBLEM  \(problem.description)")
        worst = problem
      }
    }
    let (known, contested) = await known(settings)
    for address in contested { print("NOTE  \(address.advice)") }
    if let note = await operatorNote(settings) { print("NOTE  \(note)") }
    let composition = Composition(settings)
    var made: [Account] = []
    for account in settings.accounts {
      do {
        let own = try composition.account(account)
        made.append(own)
        if let moved = own.realmMismatch(than: known[account.name]) { throw Problem.configuration(moved.advice) }
        print("ok    \(try await Self.check(own, account.kind))")
        if let webhook = account.onNetwork.webhook { print("      webhook: \(webhook.advice)") }
      } catch let problem as Problem {
        print("PROBLEM  \(problem.description)")
        worst = problem
      }
      for line in account.summary { print("      \(line)") }
    }
    for renamed in Renamed.among(made, known: Array(known.values)) { print("NOTE  \(renamed)") }
    await settings.networks.shutdown()
    if let worst { throw Problem(code: worst.code, description: "not everything is as it should be, see above") }
  }

  /// Signs in, and tells what was learnt.
  static func check(_ account: Account, _ kind: any NetworkKind) async throws -> String {
    do {
      let connection = try await account.network.connect()
      let traits = connection.traits
      let sends: String
      if case .honoured = traits.idempotency {
        sends = "drops copies of a message"
      } else {
        sends = "does not drop copies: a lost answer is settled by reading back"
      }
      return
        "account \(account.name): signed in as @\(connection.handles.last ?? ""); messages of \(traits.lengthLimit)"
        + " \(traits.counting.unit), \(traits.requestsPerWindow) requests in \(Int(traits.window)) s; \(sends)"
        + "\n      \(Capacity(of: traits).description)"
    } catch let failure as NetworkFailure {
      throw problem(failure, of: account.name, kind.advice(for: account.name))
    }
  }

  private static func problem(_ failure: NetworkFailure, of name: String, _ advice: AccountAdvice) -> Problem {
    switch failure {
    case .signedOut(let reason):
      return .noPermission(
        "account \(name): the server refuses its token (\(reason)); \(advice.signIn)")
    case .retry(_, let reason, _):
      return .unavailable(
        "account \(name): its server can't be reached or has trouble (\(reason)); look at `account.\(name).server`,"
          + " the network and the server's status, then try again")
    case .permanent(let reason), .optedOut(let reason):
      return .unavailable(
        "account \(name): its server answers in a way I can't use (\(reason)); \(advice.wrongServer)")
    }
  }
}
