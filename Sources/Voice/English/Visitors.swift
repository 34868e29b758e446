package import Agenda

// The texts for visitors, in English.
extension Wording {
  package var whatItKeeps: String { "Your tasks, calendar and notes" }
  package var writeItDown: String { "Write it down in a message. Find it again when you need it." }
  package var whatItIs: MarkedText {
    """
    Nuthatch is a bot that keeps tasks, dates and notes for the people who write to it. Send it \
    \(quote: exampleCall), and it reminds you at five.
    """
  }

  package var writeToIt: String { "Write to it" }
  package var askWhereToWrite: String { "Ask the person who runs this bot where to write to it." }
  package var onlyThoseLetIn: String { "It answers people whom its operator has let in." }
  package var textMessage: String { "text message" }
  package var notReachedNow: String { "Out of reach just now" }
  package var whatToSend: String { "What you can send" }
  package var exampleMessages: [MarkedText] {
    [
      "\(quote: examplePiano)", "\(quote: exampleGroceries)", "\(quote: "what is on friday?")",
      "\(quote: "done"), to a reminder", "\(quote: "web"), to see everything in a browser",
    ]
  }

  package var whatHappens: String { "What happens to what you write" }
  package func privacy(messagesForDays days: Int?) -> [MarkedText] {
    let kept: MarkedText = """
      What you send and what it answers is kept on the computer of the person who runs this bot. They can read it. The bot shows \
      it to nobody else.
      """
    let messages = days.map { days -> MarkedText in
      "The messages themselves are deleted after \(days) days. What you asked it to keep stays until you delete it."
    }
    return [kept] + (messages.map { [$0] } ?? []) + [
      "Answers are private wherever the network allows it; where only public answers exist, they hold nothing of yours.",
      "\(quote: "!export") sends you everything, and \(quote: "!forgetme") erases everything for good.",
      "These pages set no cookie until you sign in, load nothing from other places, and count nobody.",
    ]
  }

  package var whoRunsIt: String { "Who runs this" }
  package var operatorIsUnknown: String { "Its operator has not said who they are. Ask the bot: !about" }
  package var tryIt: String { "Try it" }
  package var conversation: String { "Conversation" }
  package var theBot: String { "The bot:" }
  package var you: String { "You:" }
  package var yourMessage: String { "Your message" }
  package var forExample: String { "For example: \(exampleCall)" }
  package var send: String { "Send" }
  package var startOver: String { "Start over" }
  package var onlyToTry: String { "This is only to try: nothing is kept, and nothing is sent to anybody." }
  package var writeFirst: String { "Write something first." }
  package var tooLongToTry: String { "That is too long for trying it out: shorten it." }
  package var tooManyToTry: String { "There were too many messages. Try again in ten minutes." }
  package var somebodyElseTries: String { "Somebody else is trying it at this moment. Send it again." }
  package var endOfTrying: String { "This is as far as trying goes. Start over, or write to the bot itself." }
  package var noSuchPage: String { "There is no such page" }
  package var noSuchPageBecause: String { "The address may be wrong, or what was here has been deleted." }
  package var pageNotDone: String { "This was not done" }
  package var pageNotDoneBecause: String {
    "The page was too old, or the request came from elsewhere. Go back, load the page again, and try once more."
  }
  package var pageTooLarge: String { "This is too large" }
  package var pageTooLargeBecause: String { "Nothing of it was saved. Send less at a time." }
  package var tooMuchAtOnce: String { "Too much at once" }
  package var tooMuchAtOnceBecause: String { "Wait a moment, and try again." }
  package var pageUnreadable: String { "This could not be read" }
  package var pageUnreadableBecause: String { "Go back, and try again. Nothing was saved." }
  package var pageWentWrong: String { "Something went wrong" }
  package var pageWentWrongBecause: String { "Go back, and see whether it was done. If it was not, try again." }
  package var toFirstPage: String { "To the first page" }
  package func signInMessage(_ code: String) -> String { "login \(code)" }
}
