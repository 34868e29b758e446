package import Civil

/// The headings of lists, and their lines.
package protocol ListingWording {
  /// The heading of a list.
  func heading(_ what: String) -> String
  /// The line instead of an empty list.
  func nothing(_ what: String) -> String
  /// `Today, Fri 20 Nov`.
  func day(_ name: String, _ date: CivilDate, on desk: Desk) -> String
  /// `Mon 23 Nov - Sun 29 Nov`.
  func days(_ first: CivilDate, _ last: CivilDate, on desk: Desk) -> String
  /// An overdue todo as a line of a list.
  func overdue(_ todo: Todo, on desk: Desk) -> String
  func inWeek(_ day: String, _ week: Int) -> String
  /// `Week 47, Fri 20 Nov - Sun 22 Nov`.
  func week(_ number: Int, _ days: String) -> String
  /// `December 2026`.
  func month(_ day: CivilDate) -> String
  var monthNames: [String] { get }
  var overdue: String { get }
  var next: String { get }
  var notes: String { get }
  func notesAbout(_ words: String) -> String
  var lists: String { get }
  var noLists: String { get }
  var tags: String { get }
  var places: String { get }
  var inbox: String { get }
  var everything: String { get }
  /// The entry, among the lists, for items that are on none.
  func onNoList(_ count: Int) -> String
  func at(_ place: String) -> String
  func found(_ search: String) -> String
  func keptSearch(_ search: String, as list: String) -> String
  /// A search result as a line of a list; a completed todo says so.
  func found(_ item: AgendaItem, on desk: Desk) -> String
  /// `groceries (3)`.
  func group(_ group: NamedGroup) -> String
  func groupsToo(_ names: [String]) -> String
  func listRenamed(_ name: String, to newName: String) -> String
  func listDeleted(_ name: String, freed: Int) -> String
}
