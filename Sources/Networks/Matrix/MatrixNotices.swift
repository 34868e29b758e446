/// What is said in a room whose messages can't be read: the agent never sees them, so it cannot answer them.
public struct MatrixNotices: Sendable {
  /// Where messages are encrypted. A notice begins with it or with ``undecrypted``, by which it is known again.
  public var encrypted: String
  /// Where a message could not be decrypted.
  public var undecrypted: String
  /// Behind that: to send it again.
  public var again: String
  /// Behind ``encrypted``: there is an invitation to another room.
  public var invited: String
  /// Behind ``encrypted``: there is another room already.
  public var otherRoom: String
  /// Behind ``encrypted``: any other room will do.
  public var anyRoom: String

  /// What is said, in one language.
  public init(
    encrypted: String, undecrypted: String, again: String, invited: String, otherRoom: String, anyRoom: String
  ) {
    self.encrypted = encrypted
    self.undecrypted = undecrypted
    self.again = again
    self.invited = invited
    self.otherRoom = otherRoom
    self.anyRoom = anyRoom
  }
}
