import Foundation

/// Reads messages from the terminal with editing and history; from anything else, line by line.
///
/// It is our own because libedit has no bracketed paste: it would send each line of a pasted list by itself.
final class LineEditor: @unchecked Sendable {
  private let prompt: Prompt
  private let isInteractive: Bool
  private var history: LineHistory
  private let reading = DispatchQueue(label: "nuthatch.terminal")

  init(prompt: String) {
    self.prompt = Prompt(prompt)
    isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    history = isInteractive ? LineHistory.load() : LineHistory(file: nil)
  }

  /// Passes the next message on; nil at the end of input. Meanwhile, the bot's messages appear above the line being
  /// typed.
  func next(_ take: @escaping @Sendable (String?) -> Void) {
    // Reading blocks, so it has its own queue, and everything else goes on.
    reading.async { take(self.isInteractive ? self.edited() : readLine()) }
  }

  /// Shows a message to the person.
  func say(_ text: String) { prompt.say(text) }

  private func edited() -> String? {
    var before = termios()
    tcgetattr(STDIN_FILENO, &before)
    var raw = before
    cfmakeraw(&raw)
    raw.c_oflag |= tcflag_t(OPOST)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // Bracketed paste distinguishes pasted text from typed text.
    FileHandle.standardOutput.write(Data("\u{1B}[?2004h".utf8))
    defer {
      FileHandle.standardOutput.write(Data("\u{1B}[?2004l".utf8))
      tcsetattr(STDIN_FILENO, TCSANOW, &before)
    }
    prompt.show()
    while let key = Key.read(Self.readByte) {
      switch key {
      case .enter:
        let text = prompt.leave()
        history.add(text)
        return text
      case .endOfInput where prompt.text.isEmpty, .interrupt:
        prompt.leave()
        return nil
      case .up: recall(history.older(than: prompt.text))
      case .down: recall(history.newer())
      case .clearScreen: prompt.clearScreen()
      default: prompt.change { $0.edit(key) }
      }
    }
    return nil
  }

  private func recall(_ text: String?) {
    if let text { prompt.change { $0.replace(by: text) } }
  }

  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    var got = -1
    repeat { got = Foundation.read(STDIN_FILENO, &byte, 1) } while got < 0 && errno == EINTR
    return got == 1 ? byte : nil
  }
}
