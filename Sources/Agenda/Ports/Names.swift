/// The names a person has given: what Grammar needs to tell a list from a tag.
public protocol Names {
  func lists() throws -> [String]
  func tags() throws -> [String]
  func places() throws -> [String]
  /// Names of a kind with how much there is to each: all lists, and the tags and places that are in use.
  func groups(_ kind: NamedGroup.Kind) throws -> [NamedGroup]
  /// The search that the list of that name is, if it is one.
  func search(ofList name: String) throws -> String?
  /// Makes a list a search; the list comes into being where it was not there. nil makes it a list like others.
  func setSearch(_ search: String?, ofList name: String) throws
  /// Gives a list another name, which no other has; what is on it stays on it.
  func renameList(_ name: String, to newName: String) throws
  /// Takes a list away. What was on it stays, on no list; returns how many things those are.
  func removeList(_ name: String) throws -> Int
}
