/// The labels of buttons, and the reply to a button that was pressed too late.
package protocol ButtonWording {
  /// The buttons below a reminder: the answers that a person can give to it.
  var reminderButtons: [String] { get }
  /// The button beside the number of a todo in a list: `done 2`.
  func doneButton(_ number: Int) -> String
  /// The button beside the number of a todo in a list: `snooze 2`.
  func snoozeButton(_ number: Int) -> String
  /// The reply to a button of a question that is no longer open.
  var questionIsClosed: String { get }
}
