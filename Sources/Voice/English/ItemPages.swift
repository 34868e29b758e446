package import Agenda

// Items on pages, in English.
extension Wording {
  package var isLate: String { "overdue" }
  package var isMoved: String { "moved" }
  package var isImported: String { "imported" }
  package func noneThen(_ told: String) -> String { "It does not take place on \(told). Here is the next one." }
  package func sentBy(_ sender: String) -> MarkedText { "from \(name: sender)" }
  package func with(_ person: String) -> MarkedText { "with \(name: person)" }
  package func priorityIs(_ priority: Int) -> String { "Priority \(priority)" }
  package func complete(_ name: String) -> String { "Complete \(name)" }
  package var notDone: String { "Not done after all" }
  package func notDone(_ name: String) -> String { "Not done after all: \(name)" }
  package var dayLater: String { "A day later" }
  package var dayEarlier: String { "A day earlier" }
  package var leaveOut: String { "Leave this one out" }
  package var deleteAll: String { "Delete all of it" }
  package var delete: String { "Delete" }
  package var edit: String { "Edit" }
  package var unlisted: String { "On no list" }
  package var wantedToSave: String { "What you wanted to save" }
  package var changedElsewhere: String {
    """
    This was changed elsewhere while you had it open: in the chat, in another window or by a program. Nothing of yours \
    is saved yet.
    """
  }

  package var replaceOrKeep: MarkedText {
    "Here is how it is now; the form has what you wanted. Save again to replace it, or \(link: "keep it as it is")."
  }
  package var noteChangedElsewhere: String {
    """
    This note was changed elsewhere while you had it open. Here is how it is now; the form has what you wanted. Save \
    again to replace it.
    """
  }

  package var differs: String { "differs from the series" }
  package var thisOne: String { "This one" }
  package var nextOne: String { "Next" }
  package var due: String { "Due" }
  package var whenItIs: String { "When" }
  package var remarksOfIt: String { "Remarks" }
  package var detailsOfIt: String { "Details" }
  package var linkLabel: String { "Link" }
  package var senderLabel: String { "Sent by" }
  package var remindersOfIt: String { "Reminders" }
  package var addedThen: String { "Added" }
  package var allNotes: String { "All notes" }

  package var history: String { "History" }
  package func history(_ change: ItemChange, on desk: Desk) -> String {
    let origin =
      switch change.origin.kind {
      case .message: "in the chat"
      case .page: "on a page"
      case .device: "on a device"
      case .source: "from elsewhere"
      }
    let done = "\(told(change.change)), \(origin)"
    return change.made.map { "\(moment(at: $0, on: desk)): \(done)" } ?? done
  }
}
