/// The people whom one person knows, and what that person allows them to do.
public protocol Contacts {
  /// The status that this person gives another; nil for a stranger.
  func standing(of other: Person.ID) throws -> ContactStatus?
  /// The status that another gives this person; nil for a stranger.
  func standing(with other: Person.ID) throws -> ContactStatus?
  /// Gives another a status; nil makes them a stranger.
  func set(_ standing: ContactStatus?, of other: Person.ID) throws
  /// Makes the two know each other. A status that one has already given the other stays.
  func meet(_ other: Person.ID) throws
  /// Returns everybody to whom this person has given a status.
  func all() throws -> [(person: Person.ID, standing: ContactStatus)]
}
