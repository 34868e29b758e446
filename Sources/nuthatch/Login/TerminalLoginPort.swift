import Conversation
import Foundation

/// The person who runs a login in this terminal, and the browser on this machine.
struct TerminalLoginPort: LoginPort {
  func tell(_ text: String) {
    print(text)
    fflush(nil)
  }

  func ask(_ question: String) -> String? {
    tell(question)
    return readLine()
  }

  /// Asks without showing what is typed (termios(3)).
  func askSecret(_ question: String) -> String? {
    var shown = termios()
    guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return ask(question) }
    var hidden = shown
    hidden.c_lflag = shown.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ECHONL)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown) }
    return ask(question)
  }

  func open(_ address: String) {
    tell("Open this page, and allow Nuthatch:\n\n  \(address)\n")
  }

  /// Listens for the browser, which works only on this machine, and only if nobody else listens.
  func redirect(to address: String?) -> (any LoginRedirect)? {
    guard let address else { return LoopbackListener() }
    guard let url = URL(string: address), url.host == "127.0.0.1", let port = url.port.flatMap(UInt16.init(exactly:))
    else { return nil }
    return LoopbackListener(port: port)
  }
}
