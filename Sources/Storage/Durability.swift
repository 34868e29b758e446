/// The events that a write survives once it has returned, named as SQLite's `synchronous` names it.
/// Source: https://sqlite.org/pragma.html#pragma_synchronous
public enum Durability: Sendable {
  /// The death of the process and a power failure.
  case full
  /// The death of the process. A power failure may lose it, until the next `full` write of anybody has returned.
  case normal
}
