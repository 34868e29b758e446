package import Agenda

// The labels of buttons: words that can be typed instead.
extension Wording {
  package var reminderButtons: [String] { ["done", "in an hour", "tomorrow"] }

  package func doneButton(_ number: Int) -> String { "done \(number)" }
  package func snoozeButton(_ number: Int) -> String { "snooze \(number)" }

  package var questionIsClosed: String {
    "That question is closed, so nothing was changed. Say it in words, such as: done 2"
  }
}
