/// How accounts of a network are signed in.
public enum LoginMethod: Sendable {
  /// There is nothing to be done; what to do instead, in words.
  case unneeded(instead: String)
  /// A login with the person who runs `nuthatch login`.
  case interactive(any NetworkLogin)
}
