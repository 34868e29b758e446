/// What buttons say, and what is said of a button that came too late.
package protocol ButtonWording {
  /// Below a reminder: what a person can answer to it.
  var reminderButtons: [String] { get }
  /// Beside the number of a todo in a list: `done 2`.
  func doneButton(_ number: Int) -> String
  /// Beside the number of a todo in a list: `snooze 2`.
  func snoozeButton(_ number: Int) -> String
  /// To a button of a question that is not open any more.
  var questionIsClosed: String { get }
}
