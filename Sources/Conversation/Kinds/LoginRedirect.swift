/// A place to which a page sends the browser back.
public protocol LoginRedirect: Sendable {
  /// The address of the place.
  var address: String { get }

  /// Returns the first thing to come: the address that the browser asked for, with a code or an error in it, or a typed
  /// line. Nil if neither will come.
  func next() async -> String?
}
