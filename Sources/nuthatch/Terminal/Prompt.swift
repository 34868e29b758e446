import Foundation

/// The prompt with the line being typed, as it is on the screen. Messages that arrive meanwhile appear above it.
///
/// Keys come from one thread and messages from another: each change holds the lock until it is on the screen.
final class Prompt: @unchecked Sendable {
  private let prompt: String
  private let lock = NSLock()
  private var line = EditedLine()
  private var isShown = false
  /// The position at which the cursor was left, counted from the start of the prompt.
  private var cursor = ScreenPosition()

  init(_ prompt: String) {
    self.prompt = prompt
    // wcwidth(3) knows the widths of a locale's characters.
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  /// Shows the prompt with an empty line.
  func show() {
    lock.withLock {
      line = EditedLine()
      (isShown, cursor) = (true, ScreenPosition())
      draw()
    }
  }

  /// Changes the line and draws it again.
  func change(_ change: (inout EditedLine) -> Void) {
    lock.withLock {
      change(&line)
      draw()
    }
  }

  /// Draws the line on an empty screen.
  func clearScreen() {
    lock.withLock {
      write("\u{1B}[H\u{1B}[2J")
      cursor = ScreenPosition()
      draw()
    }
  }

  /// Leaves the line as it is, with the cursor below it; returns its text.
  @discardableResult
  func leave() -> String {
    lock.withLock {
      line.edit(.end)
      draw()
      write("\r\n")
      isShown = false
      return line.text
    }
  }

  var text: String { lock.withLock { line.text } }

  /// Writes a message: above the prompt while it is shown.
  func say(_ text: String) {
    lock.withLock {
      guard isShown else { return write(text + "\n") }
      write(erasure + text.replacing("\n", with: "\r\n") + "\r\n")
      cursor = ScreenPosition()
      draw()
    }
  }

  /// The sequence that goes to the start of the prompt and clears the screen from there.
  private var erasure: String { up(cursor.row) + "\r\u{1B}[J" }

  private func draw() {
    let columns = Self.columns
    var here = ScreenPosition()
    here.advance(over: prompt + String(line.characters[..<line.cursor]), columns: columns)
    var end = here
    end.advance(over: line.characters[line.cursor...], columns: columns)
    var output = erasure + prompt + line.text.replacing("\n", with: "\r\n")
    // At the end of a full row, a terminal leaves the cursor there, so a line break moves it on.
    if end.column == columns { output += "\r\n" }
    (here, end) = (here.settled(columns: columns), end.settled(columns: columns))
    output += up(end.row - here.row) + "\r" + (here.column > 0 ? "\u{1B}[\(here.column)C" : "")
    cursor = here
    write(output)
  }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
