/// Private properties, for details that RFC 5545 cannot express.
enum Extension {
  /// The list of an item; CATEGORIES has it, too, for programs that do not know this property.
  static let list = "X-NUTHATCH-LIST"
  /// The expected duration of a todo, since DURATION would state when it is due.
  static let estimate = "X-NUTHATCH-ESTIMATE"
}
