/// Where a page sends the browser back to.
public protocol LoginRedirect: Sendable {
  /// The address of that place.
  var address: String { get }

  /// What comes first: the address that the browser asked for, with a code or an error in it, or a line that was typed.
  /// Nil where neither will come.
  func next() async -> String?
}
