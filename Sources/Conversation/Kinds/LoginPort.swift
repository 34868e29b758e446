/// The person who runs a login, and their browser.
public protocol LoginPort: Sendable {
  /// Shows a text.
  func tell(_ text: String) async

  /// Shows a question and waits for a line; returns nil if nobody is there to answer.
  func ask(_ question: String) async -> String?

  /// Does the same for a line that nobody else should see.
  func askSecret(_ question: String) async -> String?

  /// Asks the person to open a page, and to allow Nuthatch there.
  func open(_ address: String) async

  /// Returns a place on this machine to which the page can send the browser back; nil if that is impossible.
  ///
  /// - Parameter address: the address that it must have; nil for any.
  func redirect(to address: String?) async -> (any LoginRedirect)?
}

extension LoginPort {
  /// Asks as for any other line: a port that does not echo has nothing to hide.
  public func askSecret(_ question: String) async -> String? { await ask(question) }
}
