/// The texts around every page.
package protocol NavigationWording {
  /// The labels of the navigation's entries, which are also the titles of their pages.
  var dayPage: String { get }
  var weekPage: String { get }
  var monthPage: String { get }
  var agendaPage: String { get }
  var listsPage: String { get }
  var notesPage: String { get }
  var searchPage: String { get }
  var morePage: String { get }
  /// The entry that leads to the calendar, if the calendar has only one entry.
  var calendarPage: String { get }
  var skipToContent: String { get }
  /// The label for screen readers of the navigation.
  var pages: String { get }
  /// The label for screen readers of the entry box.
  var somethingNew: String { get }
  var whatToRemember: String { get }
  /// An example of words that somebody could write.
  var exampleCall: String { get }
  var add: String { get }
  /// The button that shows what the bot would understand.
  var checkFirst: String { get }
  /// The label of the cross that makes a part of a message plain words of the name.
  func takePlainly(_ part: String) -> String
  /// The label for a kind of part of a message.
  func label(_ kind: PreviewPart.Kind) -> String
  /// The name for what a message would do.
  func name(of act: PreviewPart.Act) -> String
  var undo: String { get }
  func undo(_ told: String) -> String
  var save: String { get }
  /// The line above the examples on an empty page.
  var typeAbove: String { get }
  /// The note on a page that was stored for reading without a connection.
  var noConnection: String { get }
  /// The button that leads to the page before.
  var back: String { get }
  /// The title of the page that shows what the bot would understand.
  var understood: String { get }
  var nothingToDo: String { get }
  var crossTakesPlainly: String { get }
  /// The button that carries out what the bot understood.
  var doIt: String { get }
}
