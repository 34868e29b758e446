/// The failure that a write must survive once it has returned, named like SQLite's `synchronous`. Source:
/// https://sqlite.org/pragma.html#pragma_synchronous
public enum Durability: Sendable {
  /// The death of the process and a power failure.
  case full
  /// The death of the process. A power failure may lose it until the next `full` write, by anybody, has returned.
  case normal
}
