/// The texts for visitors: about the bot, in the box to try it, and on pages that fail.
package protocol VisitorWording {
  /// The title of the first page.
  var whatItKeeps: String { get }
  var writeItDown: String { get }
  var whatItIs: MarkedText { get }
  var writeToIt: String { get }
  var askWhereToWrite: String { get }
  var onlyThoseLetIn: String { get }
  /// The name for what telephones send.
  var textMessage: String { get }
  /// The text instead of the bot's name on a network that cannot be reached.
  var notReachedNow: String { get }
  var whatToSend: String { get }
  /// Examples of words that somebody could write, some with an explanation.
  var exampleMessages: [MarkedText] { get }
  var whatHappens: String { get }
  /// The statement of what is kept, for how long, and who can read it.
  func privacy(messagesForDays days: Int?) -> [MarkedText]
  var whoRunsIt: String { get }
  var operatorIsUnknown: String { get }
  var tryIt: String { get }
  var conversation: String { get }
  /// The labels for screen readers before what each side said.
  var theBot: String { get }
  var you: String { get }
  var yourMessage: String { get }
  var forExample: String { get }
  var send: String { get }
  var startOver: String { get }
  var onlyToTry: String { get }
  /// The reasons why a visitor's message is not taken.
  var writeFirst: String { get }
  var tooLongToTry: String { get }
  var tooManyToTry: String { get }
  var somebodyElseTries: String { get }
  var endOfTrying: String { get }
  /// The texts of pages that fail: what happened, and what to do.
  var noSuchPage: String { get }
  var noSuchPageBecause: String { get }
  var pageNotDone: String { get }
  var pageNotDoneBecause: String { get }
  var pageTooLarge: String { get }
  var pageTooLargeBecause: String { get }
  var tooMuchAtOnce: String { get }
  var tooMuchAtOnceBecause: String { get }
  var pageUnreadable: String { get }
  var pageUnreadableBecause: String { get }
  var pageWentWrong: String { get }
  var pageWentWrongBecause: String { get }
  var toFirstPage: String { get }
  /// The message that somebody sends the bot to sign in.
  func signInMessage(_ code: String) -> String
}
