/// The person who runs a login, and their browser.
public protocol LoginPort: Sendable {
  /// Says something.
  func tell(_ text: String) async

  /// Says something and waits for a line; nil where there is nobody to answer.
  func ask(_ question: String) async -> String?

  /// The same for a line that nobody else should see.
  func askSecret(_ question: String) async -> String?

  /// Has a page opened, where Nuthatch is to be allowed.
  func open(_ address: String) async

  /// Something on this machine that the page can send the browser back to; nil where that can't be.
  ///
  /// - Parameter address: where it has to be; nil for anywhere.
  func redirect(to address: String?) async -> (any LoginRedirect)?
}

extension LoginPort {
  /// Where nothing is shown, nothing has to be hidden.
  public func askSecret(_ question: String) async -> String? { await ask(question) }
}
