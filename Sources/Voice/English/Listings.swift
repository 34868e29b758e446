package import Agenda
package import Civil

extension Wording {
  /// Above a list.
  package static func heading(_ what: String) -> String { "\(what):" }

  /// Instead of a list.
  package static func nothing(_ what: String) -> String { "\(what): nothing." }

  /// `Today, Fri 20 Nov`.
  package static func day(_ name: String, _ date: CivilDate, on desk: Desk) -> String {
    "\(name), \(Wording.date(date, on: desk))"
  }

  /// `Mon 23 Nov - Sun 29 Nov`.
  package static func days(_ first: CivilDate, _ last: CivilDate, on desk: Desk) -> String {
    first == last ? date(first, on: desk) : "\(date(first, on: desk)) - \(date(last, on: desk))"
  }

  /// How a todo that is late stands in a list.
  package static func overdue(_ todo: Todo, on desk: Desk) -> String { "\(line(todo, on: desk)) (overdue)" }
}

// Weeks and months.
extension Wording {
  package static func inWeek(_ day: String, _ week: Int) -> String { "\(day), week \(week)" }

  /// `Week 47, Fri 20 Nov - Sun 22 Nov`.
  package static func week(_ number: Int, _ days: String) -> String { "Week \(number), \(days)" }

  /// `December 2026`.
  package static func month(_ day: CivilDate) -> String { "\(monthNames[day.month - 1]) \(day.year)" }

  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

// Names of lists and groups of things.
extension Wording {
  package static let overdue = "Overdue"
  package static let next = "Next"
  package static let notes = "Notes"

  package static func notesAbout(_ words: String) -> String { "Notes with \(quoted(words))" }

  package static let lists = "Your lists"
  package static let noLists = "You have no lists yet."
  package static let tags = "Your tags"
  package static let places = "Your places"
  package static let inbox = "On no list"
  package static let everything = "All there is"

  /// Among the lists, what is on none.
  package static func onNoList(_ count: Int) -> String { "on no list (\(count))" }

  package static func at(_ place: String) -> String { "At \(place)" }

  package static func found(_ search: String) -> String { "Found for \(search)" }

  package static func keptSearch(_ search: String, as list: String) -> String {
    "\(quoted(list)) is a list of what \(search) finds; !getlist \(list) shows it. Now"
  }

  /// How what was found stands in a list; what is done already says so.
  package static func found(_ item: AgendaItem, on desk: Desk) -> String {
    guard case .todo(let todo) = item, let completed = todo.completed else { return line(item, on: desk) }
    return "\(line(item, on: desk)) (done \(date(desk.person.zone.local(at: completed).date, on: desk)))"
  }

  /// `groceries (3)`.
  package static func group(_ group: NamedGroup) -> String {
    if let search = group.search { return "\(group.name) (what \(search) finds)" }
    return "\(group.name) (\(group.count))"
  }

  package static func groupsToo(_ names: [String]) -> String { "And \(joined(names))." }

  package static let noTag = "there is no tag of that name"
  package static let noPlace = "there is no place of that name"
  package static let noList = "there is no list of that name"
  package static let listIsThere = "there is a list of that name already"

  package static func listRenamed(_ name: String, to newName: String) -> String {
    "The list \(quoted(name)) is \(quoted(newName)) now."
  }

  package static func listDeleted(_ name: String, freed: Int) -> String {
    let stays =
      switch freed {
      case 0: "It was empty."
      case 1: "What was on it stays, on no list."
      default: "The \(freed) things on it stay, on no list."
      }
    return "Deleted the list \(quoted(name)). \(stays)"
  }
}
