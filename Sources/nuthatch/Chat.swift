import Agent
import ArgumentParser
import Foundation
import Store

/// Talks with the bot in the terminal.
struct Chat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Talk with the bot in the terminal, as yourself.")

  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let talk = try await Terminal(terminal, timekeeper: .wall, output: { print($0) })
    let isInteractive = isatty(STDIN_FILENO) == 1
    if isInteractive {
      print("You are \(terminal.name); kept in \(try terminal.resolvedDatabase()). Ctrl-D ends.")
      print("Try: call jimmy tomorrow at 5pm")
    }
    let line = LineEditor(prompt: isInteractive ? "\(terminal.name)> " : "")
    while let text = line.next() {
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      try await talk.say(text)
    }
    if isInteractive { print("") }
    try talk.ledger.close()
  }
}
