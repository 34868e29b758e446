import Agenda

/// Limits on the text that is stored from strangers' sources.
enum EventLimits {
  /// Unicode scalars of a name, a place or any other line.
  static let line = 500
  /// Unicode scalars of a note.
  static let note = 10_000
  /// Bytes of an address.
  static let address = 2_000
  /// Categories of an event.
  static let categories = 30
  /// Bytes of a UID; a longer one is stored as its hash.
  static let uid = 400
}
