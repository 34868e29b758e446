/// The way in which accounts of a network are signed in.
public enum LoginMethod: Sendable {
  /// There is nothing to do; `instead` says what to do in its place.
  case unneeded(instead: String)
  /// A login with the person who runs `nuthatch login`.
  case interactive(any NetworkLogin)
}
