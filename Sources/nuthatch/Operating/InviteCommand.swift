import ArgumentParser
import Foundation
import Storage

/// Makes a code that admits people to accounts with `access: invite`.
struct InviteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite",
    abstract: "Makes an invitation code for accounts with `access: invite`; the bot lets in anyone who sends it.")

  @OptionGroup var file: DatabaseChoice
  @OptionGroup var output: OutputChoice

  @Option(help: "How many people it lets in.")
  var uses = 1

  @Option(help: "How many days it is valid.")
  var days = 14

  /// The fields of the JSON.
  private struct Outcome: Encodable {
    var code: String
    var uses: Int
    var until: Date
  }

  func validate() throws {
    guard uses > 0, days > 0 else { throw ValidationError("--uses and --days need to be more than 0") }
  }

  func run() async throws {
    let ledger = try openLedger(at: try await file.path())
    defer { try? ledger.close() }
    let until = Composition.now().addingTimeInterval(Double(days) * 86_400)
    let code = try await ledger.invite(uses: uses, until: until)
    try output.tell(Outcome(code: code, uses: uses, until: until), code)
  }
}
