package import Civil

/// The texts about items.
package protocol ItemWording {
  /// The line above an item as others may read it.
  var toShare: String { get }
  /// An item as others may read it: what it is, its time, place and link, but nothing private.
  func forOthers(_ item: AgendaItem, on desk: Desk) -> String
  /// The line with the address of a network's form for posting.
  func sharing(_ link: ShareLink) -> String
  /// The reply to everybody but the operator: only the operator publishes.
  var operatorPosts: String { get }
  var nowhereToPost: String { get }
  var tooLongToPost: String { get }
  /// Asks whether to publish these words.
  func beforePosting(_ text: String, at place: String) -> [String]
  func posted(at place: String) -> String
  var notPosted: String { get }
  /// `Added "call jimmy" for Sat 21 Nov, 17:00.`
  ///
  /// - Parameter others: the further times, if it was added once for each.
  func added(_ todo: Todo, also others: [When], on desk: Desk) -> String
  /// `"drops": Fri 20 Nov, 14:00, every day at 08:00, 14:00 and 20:00.`
  func dated(_ todo: Todo, also others: [When], on desk: Desk) -> String
  /// `That is 48 hrs before "flight" (Tue 24 Nov, 06:10).`
  func hangs(_ words: String, isAfter: Bool, _ item: AgendaItem, on desk: Desk) -> String
  /// Returns the reply that a new todo is due on the day of another item.
  func isOnTheDay(of item: AgendaItem, on desk: Desk) -> String
  /// The note that an item has no date, because it depends on another with an unknown date.
  func hangsOnNothing(_ name: String) -> String
  /// `Added 16 things to groceries: "milk", "eggs", "tea" and 13 more.`
  func addedAll(_ items: [AgendaItem]) -> String
  /// `Added "butter", "jam" and "tea" to shopping.`
  func added(_ names: [String], to list: String?) -> String
  /// `Added "lunch" for Fri 27 Nov, 12:00-13:00.`
  func added(_ event: Event, on desk: Desk) -> String
  /// `image: the broken tap`
  func attached(_ attachment: Desk.Attachment) -> String
  /// The name of an item that came without a word.
  func nameless(_ attachment: Desk.Attachment) -> String
  /// The reply to a message without words and files, such as a place on a map.
  var wordless: String { get }
  /// ` // bring x-rays`, no longer than needed to show that it was understood.
  func remark(_ note: String?, _ url: String?) -> String
  /// ` It overlaps "dentist" (09:15-10:00).`
  func overlapping(_ others: [Event], on desk: Desk) -> String
  func noted(_ note: Note) -> String
  /// A todo as a line of a list: `call jimmy - Sat 21 Nov, 17:00 #errand`.
  func line(_ todo: Todo, on desk: Desk, day: CivilDate?) -> String
  /// An event as a line in the list of a day: `lunch - 12:00-13:00 @office`.
  func line(_ event: Event, on desk: Desk, day: CivilDate?) -> String
  /// Any item as a line of a list; in the list of a day, without the day.
  func line(_ item: AgendaItem, on desk: Desk, day: CivilDate?) -> String
  /// All details of an item, one a line.
  func details(_ item: AgendaItem, on desk: Desk) -> [String]
  func repeating(_ rule: Recurrence, _ from: Todo.RepeatFrom, on desk: Desk) -> String
}

extension ItemWording {
  /// The same for a todo without further times.
  package func added(_ todo: Todo, on desk: Desk) -> String { added(todo, also: [], on: desk) }

  /// The same in a list that is not of one day.
  package func line(_ todo: Todo, on desk: Desk) -> String { line(todo, on: desk, day: nil) }

  /// The same in a list that is not of one day.
  package func line(_ item: AgendaItem, on desk: Desk) -> String { line(item, on: desk, day: nil) }
}
