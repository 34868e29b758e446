/// The note of what is being worked on. It outlives the process, so that the next one knows which messages may have
/// ended it.
public protocol WorkNote: Sendable {
  /// Notes that work on entries begins.
  ///
  /// - Parameter attempts: the attempts that each entry, by its number, has had if the process ends meanwhile.
  func begin(_ attempts: [Int64: Int]) throws
  /// Notes that the work has ended, with a commit or without one. This needs no room on the disk.
  func end()
  /// Returns what was being worked on when the last process ended.
  func left() -> [Int64: Int]
}
