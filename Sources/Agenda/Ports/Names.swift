/// The names of a person's lists, tags and places. With them, Grammar tells a list from a tag.
public protocol Names {
  /// The names of all lists.
  func lists() throws -> [String]
  /// The names of the tags, without `#`.
  func tags() throws -> [String]
  /// The names of the places, without `@`.
  func places() throws -> [String]
  /// The names of a kind with their counts: all lists, and the tags and places in use.
  func groups(_ kind: NamedGroup.Kind) throws -> [NamedGroup]
  /// The search that a list shows; nil for an ordinary list.
  func search(ofList name: String) throws -> String?
  /// Makes a list show a search, and creates the list if it does not exist. nil makes it an ordinary list.
  func setSearch(_ search: String?, ofList name: String) throws
  /// Renames a list, to a name that no other list has. Its items stay on it.
  func renameList(_ name: String, to newName: String) throws
  /// Deletes a list, but not its items, which are then on no list. Returns the number of these items.
  func removeList(_ name: String) throws -> Int
}
