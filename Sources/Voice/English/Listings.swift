package import Agenda
package import Civil

extension Wording {
  package func heading(_ what: String) -> String { "\(what):" }

  package func nothing(_ what: String) -> String { "\(what): nothing." }

  package func day(_ name: String, _ date: CivilDate, on desk: Desk) -> String {
    "\(name), \(self.date(date, on: desk))"
  }

  package func days(_ first: CivilDate, _ last: CivilDate, on desk: Desk) -> String {
    first == last ? date(first, on: desk) : "\(date(first, on: desk)) - \(date(last, on: desk))"
  }

  package func overdue(_ todo: Todo, on desk: Desk) -> String { "\(line(todo, on: desk)) (overdue)" }
}

// Weeks and months.
extension Wording {
  package func inWeek(_ day: String, _ week: Int) -> String { "\(day), week \(week)" }

  package func week(_ number: Int, _ days: String) -> String { "Week \(number), \(days)" }

  package func month(_ day: CivilDate) -> String { "\(monthNames[day.month - 1]) \(day.year)" }

  package var monthNames: [String] {
    allMonths
  }
}

// Names of lists and groups of things.
extension Wording {
  package var overdue: String { "Overdue" }
  package var next: String { "Next" }
  package var notes: String { "Notes" }

  package func notesAbout(_ words: String) -> String { "Notes with \(quoted(words))" }

  package var lists: String { "Your lists" }
  package var noLists: String { "You have no lists yet." }
  package var tags: String { "Your tags" }
  package var places: String { "Your places" }
  package var inbox: String { "On no list" }
  package var everything: String { "All there is" }

  package func onNoList(_ count: Int) -> String { "on no list (\(count))" }

  package func at(_ place: String) -> String { "At \(place)" }

  package func found(_ search: String) -> String {
    switch search {
    case "due:never": "Without a date"
    case "isRepeating:true": "Repeating"
    default: "Found for \(self.search(search))"
    }
  }

  package func keptSearch(_ search: String, as list: String) -> String {
    "\(quoted(list)) is a list of what \(search) finds; !getlist \(list) shows it. Now"
  }

  package func found(_ item: AgendaItem, on desk: Desk) -> String {
    guard case .todo(let todo) = item, let completed = todo.completed else { return line(item, on: desk) }
    return "\(line(item, on: desk)) (done \(date(desk.person.zone.local(at: completed).date, on: desk)))"
  }

  package func group(_ group: NamedGroup) -> String {
    if let search = group.search { return "\(group.name) (what \(search) finds)" }
    return "\(group.name) (\(group.count))"
  }

  package func groupsToo(_ names: [String]) -> String { "And \(joined(names))." }

  package func listRenamed(_ name: String, to newName: String) -> String {
    "The list \(quoted(name)) is \(quoted(newName)) now."
  }

  package func listDeleted(_ name: String, freed: Int) -> String {
    let stays =
      switch freed {
      case 0: "It was empty."
      case 1: "What was on it stays, on no list."
      default: "The \(freed) things on it stay, on no list."
      }
    return "Deleted the list \(quoted(name)). \(stays)"
  }
}

private let allMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
]
