/// An account that is signed in.
public struct SignedInAccount: Hashable, Sendable {
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
