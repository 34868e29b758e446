import Agenda
import Grammar

extension Names {
  /// True if there is a list of that name.
  func has(_ list: String) throws -> Bool { try lists().contains { $0.lowercased() == list.lowercased() } }
}

extension Desk {
  /// The name of the list that is meant, as it is spelt: the same name, or else the only one that is its singular or
  /// plural (`grocery` for `groceries`) or that begins with these words (`packing` for `packing for lisbon`). A name
  /// that no list has stays as it is.
  func list(meant name: String) throws -> String {
    let known = try belongings.names.lists()
    if let exact = known.first(where: { $0.lowercased() == name.lowercased() }) { return exact }
    let (singular, wanted) = (forms.singular, forms.singular(name))
    let alike = known.filter { singular($0) == wanted }
    if alike.count == 1 { return alike[0] }
    let begun = known.filter { $0.lowercased().hasPrefix("\(name.lowercased()) ") }
    return begun.count == 1 ? begun[0] : name
  }

  /// The name of the list that is meant, as it is spelt: found by its name, by a beginning that only it has, or by a
  /// close spelling.
  ///
  /// - Parameter example: the command that would work, given a list's name.
  func expectList(
    _ name: String, example: (String) -> String, none: String = "!add milk to groceries"
  ) throws -> String {
    let meant = try list(meant: name)
    return try expect(meant, among: belongings.names.lists(), missing: .isNo(.list), example: example, none: none)
  }

  /// The one of some names that is meant.
  ///
  /// - Parameter none: the command to try if there are no names at all.
  func expect(
    _ name: String, among known: [String], missing: Misunderstanding.Reason, example: (String) -> String, none: String
  ) throws -> String {
    let wanted = name.lowercased()
    if let exact = known.first(where: { $0.lowercased() == wanted }) { return exact }
    let begun = known.filter { $0.lowercased().hasPrefix(wanted) }
    if begun.count == 1, let only = begun.first { return only }
    let near = known.compactMap { other in
      Spelling.distance(other.lowercased(), wanted, limit: wanted.utf8.count < 5 ? 1 : 2).map { (other, $0) }
    }
    let nearest = (begun.first ?? near.min { $0.1 < $1.1 }?.0) ?? known.first
    throw Misunderstanding(name, reason: missing, example: nearest.map(example) ?? none)
  }
}
