/// Whom one person knows, and how they hold them.
public protocol Contacts {
  /// How this person holds another; nil where they have nothing to do with each other.
  func standing(of other: Person.ID) throws -> ContactStatus?
  /// How another holds this person.
  func standing(with other: Person.ID) throws -> ContactStatus?
  func set(_ standing: ContactStatus?, of other: Person.ID) throws
  /// The two know each other from now on; what else either thinks of the other stays.
  func meet(_ other: Person.ID) throws
  /// Everybody this person knows, in whatever standing.
  func all() throws -> [(person: Person.ID, standing: ContactStatus)]
}
