/// How accounts of a network are signed in.
public enum LoginMethod: Sendable {
  /// There is nothing to be done; what to do instead, in words.
  case unneeded(instead: String)
  /// A login with whoever runs `nuthatch login`.
  case interactive(any NetworkLogin)
}

/// Signs an account in, with the help of whoever runs `nuthatch login`.
public protocol NetworkLogin: Sendable {
  /// The options that it takes, by their names without dashes in front: `client-id`. `--token-file` is everybody's.
  var options: [Setting] { get }

  /// - Throws: `LoginFailure`, or a `SettingProblem` of an option.
  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedIn
}

/// An account that is signed in.
public struct SignedIn: Hashable, Sendable {
  /// The account's handle, without `@`.
  public let handle: String
  /// What is written to the token file.
  public let token: Secret
  /// The name of that file where none was given.
  public let file: String
  /// What else the operator has to know of that file; nil for nothing.
  public let note: String?

  /// An account with this token.
  public init(handle: String, token: Secret, file: String, note: String? = nil) {
    self.handle = handle
    self.token = token
    self.file = file
    self.note = note
  }
}
