package import Agenda

// Lists, notes, search and trash on pages, in English.
extension Wording {
  package var allLists: String { "All lists" }
  package var smartLists: String { "Smart lists" }
  package var tagsPage: String { "Tags" }
  package var placesPage: String { "Places" }
  package var noListsYet: String { "You have no lists yet." }
  package var exampleGroceries: String { "milk, eggs and bread on the groceries list" }
  package func exampleOnList(_ name: String) -> String { "milk and eggs on the \(name) list" }
  package func exampleTagged(_ name: String) -> String { "buy stamps #\(name)" }
  package func exampleAt(_ name: String) -> String { "print the form @\(name)" }
  package var exampleStamps: String { "buy stamps" }
  package func smartListOf(_ search: String) -> MarkedText { "A smart list: what \(said: search) finds." }
  package var nothingHere: String { "Nothing here yet." }
  package var toDo: String { "To do" }
  package var events: String { "Events" }
  package var doneTodos: String { "Done" }
  package var pastEvents: String { "Past events" }
  package var changeList: String { "Rename, empty or delete this list" }
  package var newName: String { "New name" }
  package var rename: String { "Rename" }
  package var deleteWhatIsOnIt: String { "Delete what is on it" }
  package var deleteListAlone: String { "Delete only the list" }
  package var withoutTheList: String {
    "If you delete only the list, what is on it stays, on no list. The first button asks you first."
  }
  package var noNotesYet: String { "You have no notes yet." }
  package var exampleNote: String { "note: the boiler's number is 0123 456" }
  package func searchPage(_ words: String) -> String { "Search: \(words)" }
  package var whatToLookFor: String { "What to look for" }
  package var howToLook: String { "Words, or for example: tag:errand AND due:today, list:work, priority:1, is:note" }
  package func foundSo(_ count: Int) -> String { "\(count) found." }
  package var nothingFound: String { "Nothing has all of these words. Try fewer words." }
  package var keepSearch: String { "Keep this search" }
  package var keepSearchAs: String { "Keep this search as a list called" }
  package var keep: String { "Keep" }
  package var trashPage: String { "Done and deleted" }
  package var deletedThings: String { "Deleted" }
  package func deleted(then moment: String) -> String { "deleted \(moment)" }
  package var untilGone: String {
    """
    What you delete stays here until you have made \(Bounds.undo) more changes, on these pages or in the chat. Then it \
    is gone.
    """
  }

  package var nothingInTrash: String { "Nothing is in the trash." }
  package func andMore(_ count: Int) -> String { "and \(count) more" }
  package var restore: String { "Restore" }
  package func restore(_ name: String) -> String { "Restore \(name)" }
  package var byMistake: String { "Changed by mistake?" }
  package var howMuchIsUndone: String { "You can undo your last \(Bounds.undo) changes, one after the other." }
  package var undoLast: String { "Undo the last change" }
  package var redo: String { "Redo" }
  package var nothingDoneYet: String { "Nothing is done yet." }
  package var toBeFetched: String { "Its picture is still to be fetched." }
  package func pictureNotKept(_ reason: String) -> String { "Its picture is not kept: \(reason)." }
  package var whereItWas: String { "Where it was" }
  package var fileIsMissing: String { "The file of its picture is missing." }
  package var download: String { "Download" }
  package var aPicture: String { "A picture" }
  package func pictureOf(_ name: String) -> String { "Picture: \(name)" }
  package func notShown(_ format: String) -> String { "(\(format): most browsers do not show it)" }
  package var whatItShows: String { "What it shows" }
  package var forWhoCannotSee: String { "For people who cannot see it" }
  package var describe: String { "Describe it" }
  package var changeDescription: String { "Change the description" }
}
