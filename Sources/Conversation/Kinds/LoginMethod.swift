/// The way in which accounts of a network are signed in.
public enum LoginMethod: Sendable {
  /// No login is needed; `instead` says what to do instead.
  case unneeded(instead: String)
  /// A login with the person who runs `nuthatch login`.
  case interactive(any NetworkLogin)
}
