/// The notices for rooms whose messages can't be read. The agent never sees those messages, so it cannot answer them.
public struct MatrixNotices: Sendable {
  /// The beginning of a notice in an encrypted room. This or ``undecrypted`` identifies a notice later.
  public var encrypted: String
  /// The beginning of a notice about a message that could not be decrypted.
  public var undecrypted: String
  /// The text after ``undecrypted``: to send it again.
  public var again: String
  /// The text after ``encrypted``: there is an invitation to another room.
  public var invited: String
  /// The text after ``encrypted``: there is already another room.
  public var otherRoom: String
  /// The text after ``encrypted``: any other room will do.
  public var anyRoom: String

  /// The notices in one language.
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
