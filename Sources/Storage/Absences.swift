/// The times in which accounts were not read, long enough that messages may be lost.
public protocol Absences {
  /// Returns an account's last absence; nil if there was none.
  func absence(of account: String) throws -> Absence?
  /// Stores an account's last absence.
  func keep(_ absence: Absence, of account: String) throws
}
