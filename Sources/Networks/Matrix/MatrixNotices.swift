/// The notices in a room whose messages cannot be read: the agent never sees them, so it cannot answer them.
public struct MatrixNotices: Sendable {
  /// The beginning of a notice if messages are encrypted. It serves to recognise a notice, as does ``undecrypted``.
  public var encrypted: String
  /// The beginning of a notice if a message could not be decrypted.
  public var undecrypted: String
  /// The text after ``undecrypted``: to send the message again.
  public var again: String
  /// The text after ``encrypted``: there is an invitation to another room.
  public var invited: String
  /// The text after ``encrypted``: there is another room already.
  public var otherRoom: String
  /// The text after ``encrypted``: any other room will do.
  public var anyRoom: String

  /// Creates the notices of one language.
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
