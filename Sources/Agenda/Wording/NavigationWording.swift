/// What stands around every page.
package protocol NavigationWording {
  /// What the person reads of the entries of the navigation, and above their pages.
  var dayPage: String { get }
  var weekPage: String { get }
  var monthPage: String { get }
  var agendaPage: String { get }
  var listsPage: String { get }
  var notesPage: String { get }
  var searchPage: String { get }
  var morePage: String { get }
  /// The entry that leads to the calendar, where that is one entry.
  var calendarPage: String { get }
  var skipToContent: String { get }
  /// What the navigation is called for those who listen.
  var pages: String { get }
  /// What the entry box is called for those who listen.
  var somethingNew: String { get }
  var whatToRemember: String { get }
  /// Words that somebody could write.
  var exampleCall: String { get }
  var add: String { get }
  /// What shows what would be understood.
  var checkFirst: String { get }
  /// What takes a part of a message as words of the name.
  func takePlainly(_ part: String) -> String
  /// What a part of a message is.
  func label(_ kind: PreviewPart.Kind) -> String
  var undo: String { get }
  func undo(_ told: String) -> String
  var save: String { get }
  /// What stands above the examples of an empty page.
  var typeAbove: String { get }
  /// To somebody who reads a page that was kept.
  var noConnection: String { get }
  /// The button that leads to the page before.
  var back: String { get }
  /// The title of the page that shows what would be understood.
  var understood: String { get }
  var nothingToDo: String { get }
  var crossTakesPlainly: String { get }
  /// The button that does what was understood.
  var doIt: String { get }
}
