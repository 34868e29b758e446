/// The note of the messages in progress. It outlives the process, so that the next process knows which messages may
/// have crashed it.
public protocol WorkNote: Sendable {
  /// Notes that work on entries begins.
  ///
  /// - Parameter attempts: for each entry, by its number, the attempts that it has had if the process ends meanwhile.
  func begin(_ attempts: [Int64: Int]) throws
  /// Notes that the work has ended, with a commit or without one. This needs no room on the disk.
  func end()
  /// Returns the entries that were in progress when the last process ended.
  func left() -> [Int64: Int]
}
