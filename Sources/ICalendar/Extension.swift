/// Private properties, for values that RFC 5545 cannot express.
enum Extension {
  /// An item's list. CATEGORIES has it too, for programs that do not know this property.
  static let list = "X-NUTHATCH-LIST"
  /// The time that a todo should take. DURATION would instead mean when it is due.
  static let estimate = "X-NUTHATCH-ESTIMATE"
}
