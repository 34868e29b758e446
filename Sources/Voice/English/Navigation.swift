package import Agenda

// The labels around every page, in English.
extension Wording {
  package var dayPage: String { "Day" }
  package var weekPage: String { "Week" }
  package var monthPage: String { "Month" }
  package var agendaPage: String { "Agenda" }
  package var listsPage: String { "Lists" }
  package var notesPage: String { "Notes" }
  package var searchPage: String { "Search" }
  package var morePage: String { "More" }
  package var calendarPage: String { "Calendar" }
  package var skipToContent: String { "Skip to the content" }
  package var pages: String { "Pages" }
  package var somethingNew: String { "Something new" }
  package var whatToRemember: String { "What to remember, or any command" }
  package var exampleCall: String { "call jimmy at 5pm tomorrow" }
  package var add: String { "Add" }
  package var checkFirst: String { "Check first" }
  package func takePlainly(_ part: String) -> String { "Take \(part) as plain words" }
  package func label(_ kind: PreviewPart.Kind) -> String {
    switch kind {
    case .action: "Kind"
    case .title: "Name"
    case .day: "Day"
    case .time: "Time"
    case .repeats: "Repeats"
    case .next: "Next"
    case .priority: "Priority"
    case .list: "List"
    case .tag: "Tag"
    case .place: "Place"
    case .person: "With"
    case .duration: "Takes"
    case .remark: "Remark"
    case .link: "Link"
    case .problem: "Unclear"
    }
  }

  package func name(of act: PreviewPart.Act) -> String {
    switch act {
    case .todo: "todo"
    case .event: "event"
    case .note: "note"
    case .change: "change"
    case .question: "question"
    case .answer: "answer"
    }
  }

  package var undo: String { "Undo" }
  package func undo(_ told: String) -> String { "Undo \(told)" }
  package var save: String { "Save" }
  package var typeAbove: String { "Type in the box above, for example:" }
  package var noConnection: String { "There is no connection: you can read this as it was, but not change it." }
  package var back: String { "Back" }
  package var understood: String { "What I understand" }
  package var nothingToDo: String { "There is nothing to do in this." }
  package var crossTakesPlainly: String {
    "A cross turns a part back into plain words of the name. Nothing is saved yet."
  }
  package var doIt: String { "Do it" }
}
