/// An account that is signed in.
public struct SignedInAccount: Hashable, Sendable {
  /// The account's handle, without `@`.
  public let handle: String
  /// The token to write to the token file.
  public let token: Secret
  /// The default name of that file.
  public let file: String
  /// Further facts about that file that the operator must know; nil for none.
  public let note: String?

  /// An account with this token.
  public init(handle: String, token: Secret, file: String, note: String? = nil) {
    self.handle = handle
    self.token = token
    self.file = file
    self.note = note
  }
}
