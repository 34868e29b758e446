/// The texts of the pages of lists, notes, search results and the trash.
package protocol CollectionPageWording {
  var allLists: String { get }
  var smartLists: String { get }
  var tagsPage: String { get }
  var placesPage: String { get }
  var noListsYet: String { get }
  /// Examples of words that somebody could write.
  var exampleGroceries: String { get }
  func exampleOnList(_ name: String) -> String
  func exampleTagged(_ name: String) -> String
  func exampleAt(_ name: String) -> String
  var exampleStamps: String { get }
  func smartListOf(_ search: String) -> MarkedText
  var nothingHere: String { get }
  /// The headings of the parts of a list.
  var toDo: String { get }
  var events: String { get }
  var doneTodos: String { get }
  var pastEvents: String { get }
  /// The texts for changing a list itself.
  var changeList: String { get }
  var newName: String { get }
  var rename: String { get }
  var deleteWhatIsOnIt: String { get }
  var deleteListAlone: String { get }
  var withoutTheList: String { get }
  var noNotesYet: String { get }
  var exampleNote: String { get }
  func searchPage(_ words: String) -> String
  var whatToLookFor: String { get }
  var howToLook: String { get }
  func foundSo(_ count: Int) -> String
  var nothingFound: String { get }
  var keepSearch: String { get }
  var keepSearchAs: String { get }
  var keep: String { get }
  /// The page of todos that were completed and items that were deleted.
  var trashPage: String { get }
  var deletedThings: String { get }
  func deleted(then moment: String) -> String
  var untilGone: String { get }
  var nothingInTrash: String { get }
  func andMore(_ count: Int) -> String
  var restore: String { get }
  func restore(_ name: String) -> String
  var byMistake: String { get }
  var howMuchIsUndone: String { get }
  var undoLast: String { get }
  var redo: String { get }
  var nothingDoneYet: String { get }
  /// The texts about a picture on a page.
  var toBeFetched: String { get }
  func pictureNotKept(_ reason: String) -> String
  var whereItWas: String { get }
  var fileIsMissing: String { get }
  var download: String { get }
  var aPicture: String { get }
  func pictureOf(_ name: String) -> String
  func notShown(_ format: String) -> String
  var whatItShows: String { get }
  var forWhoCannotSee: String { get }
  var describe: String { get }
  var changeDescription: String { get }
}
