import Agent
import ArgumentParser
import Foundation
import Storage
import Web

/// Talks with the bot in the terminal.
struct Chat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "chat", abstract: "Talks with you in the terminal.")

  @OptionGroup var terminal: TerminalOptions

  /// The events that the conversation waits for.
  private enum Happening {
    /// A message was typed; nil if the person has left.
    case typed(String?)
    /// A reminder may be due.
    case due
    /// Waiting for reminders has failed.
    case failed(any Error)
  }

  func run() async throws {
    let isInteractive = isatty(STDIN_FILENO) == 1
    let editor = LineEditor(prompt: isInteractive ? "\(terminal.name)> " : "")
    let pages = LocalPages()
    let talk = try await Terminal(
      terminal, timekeeper: Composition.clock, pages: pages?.address.origin, output: { editor.say($0) })
    let serving = Task {
      do {
        if let pages { try await talk.serve(pages) }
      } catch {
        // At the end, connections of callers that are still being served are dropped.
        if !Task.isCancelled { editor.say("(Nothing can be shown in a browser: \(error))") }
      }
    }
    if isInteractive {
      print("Hello \(terminal.name)! Try: call jimmy tomorrow at 5pm   (!web shows it in a browser, Ctrl-D ends.)")
    }
    try await converse(talk, editor)
    serving.cancel()
    await serving.value
    if isInteractive { print("Kept in \(talk.database).") }
    try talk.ledger.close()
  }

  /// Answers typed messages, and sends reminders when they come due, one thing at a time.
  private func converse(_ talk: Terminal, _ editor: LineEditor) async throws {
    let (happenings, source) = AsyncStream.makeStream(of: Happening.self)
    let wait = {
      Task {
        do {
          try await talk.untilDue()
          source.yield(.due)
        } catch {
          source.yield(.failed(error))
        }
      }
    }
    var clock = wait()
    defer { clock.cancel() }
    let read = { editor.next { source.yield(.typed($0)) } }
    read()
    for await happening in happenings {
      switch happening {
      case .due:
        try await talk.remind()
        clock = wait()
      case .failed(let error): throw error
      case .typed(nil): return
      case .typed(let text?):
        if !text.allSatisfy(\.isWhitespace) { try await talk.say(text) }
        read()
      }
    }
  }
}
