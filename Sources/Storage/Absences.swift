/// When the accounts were not read for so long that messages may be lost.
public protocol Absences {
  /// An account's last absence; nil where there was none.
  func absence(of account: String) throws -> Absence?
  /// Stores an account's last absence.
  func keep(_ absence: Absence, of account: String) throws
}
