/// Private properties, for what RFC 5545 cannot express.
enum Extension {
  /// The list an item is on; CATEGORIES has it, too, for programs that do not know this property.
  static let list = "X-NUTHATCH-LIST"
  /// How long a todo should take, since DURATION would say when it is due.
  static let estimate = "X-NUTHATCH-ESTIMATE"
}
