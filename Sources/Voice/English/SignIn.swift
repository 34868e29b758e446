package import Agenda
package import Civil
package import Foundation

// How a person gets to their pages.
extension Wording {
  // In the chat

  package static func signInLink(_ address: String) -> [String] {
    [
      "Your calendar: \(address)",
      "The link works once, within 10 minutes. Give it to nobody: whoever opens it sees all you keep here.",
    ]
  }

  package static func operatorLink(_ address: String) -> String {
    "You run me, so you can also see how I work: \(address)"
  }

  package static func signInAddress(_ address: String) -> [String] {
    [
      "Open \(address) in a browser and ask it for a code. Then send me: login and the code."
    ]
  }

  package static let noPages =
    "I can't show you anything in a browser: whoever runs me has to set web.public_url first (Deploy/running.md says how)."
  package static let pagesInPrivate = "Ask me that in a private message: the link is for you alone."
  package static let codeInPrivate = "Send me that code in a private message."
  package static let sessionsOrEnd = "this takes nothing, sessions or end"
  package static let needsSignInCode = "this takes the code that your browser shows"
  package static let noSuchSignInCode =
    "No browser shows that code, or 10 minutes have passed. Your browser can give you a new one."

  package static func beforeAllowing(_ browser: String, since began: String) -> [String] {
    ["\(capitalized(browser)), \(began), wants to see all you keep here. Is that you? \(yesOrNo)"]
  }

  /// How long ago a browser asked.
  package static func ago(_ seconds: TimeInterval) -> String {
    let minutes = Int(seconds / 60)
    return minutes < 1 ? "just now" : minutes == 1 ? "a minute ago" : "\(minutes) minutes ago"
  }

  package static let allowed = "You are signed in there now. !web sessions shows where else, !web end signs you out."
  package static let notAllowed = "Nobody was signed in. If you did not ask for this, somebody else did."

  package static func sessions(_ sessions: [BrowserSession], on desk: Desk) -> [String] {
    guard !sessions.isEmpty else { return ["You are not signed in anywhere. !web signs you in."] }
    let told = sessions.map { session in
      "\(capitalized(session.browser)), since \(date(desk.person.zone.local(at: session.began).date, on: desk)), "
        + "last used \(date(desk.person.zone.local(at: session.used).date, on: desk))"
    }
    return ["You are signed in here:"] + told + ["!web end signs you out everywhere."]
  }

  package static func signedOut(_ count: Int) -> String {
    count == 0
      ? "You were not signed in anywhere." : "You are signed out of \(count) \(count == 1 ? "browser" : "browsers")."
  }

  /// What a page answers to something dangerous that was asked for long after signing in.
  package static let signInAgainFirst =
    "For that you have to have signed in within the last 15 minutes. Send me !web for a new link."

  // On the pages

  package static let signIn = "Sign in"
  package static let signInHere = "This link signs this browser in to your calendar, once."
  package static let linkIsOver = "This link does not work"
  package static let linkIsOverBecause = "A link works once, within 10 minutes. Send the bot !web for a new one."
  package static let signInByLink = "Send the bot !web in a private message, and open the link that it sends you."
  package static let signInByCode = "Or have this browser show a code, and send that to the bot."
  package static let showCode = "Show a code"
  package static let sendCode = "Send this code"
  package static let sendCodeToBot = "Send this to the bot in a private message, and answer yes:"
  package static let waitingForCode = "This page goes on by itself. The code works for 10 minutes."
  package static let codeIsOver = "This code does not work"
  package static let codeIsOverBecause = "A code works once, within 10 minutes."
  package static let otherHost = "Nothing is served by that name"
  package static let otherHostBecause =
    "For the operator: the host in web.public_url and the one in the request differ. A proxy has to pass Host on."
  package static let tooManyTries = "Too many tries"
  package static let tooManyTriesBecause = "Wait some minutes, then try again."
  package static let signInAgain = "Sign in again"
  package static let signInAgainBecause =
    "For this page you have to have signed in within the last 15 minutes. Send the bot !web for a new link."
  package static let operatorOnly = "This page is the operator's"
  package static let operatorOnlyBecause = "The command nuthatch web prints a link to it, which works once."
  package static let otherWays = "Other ways to sign in"
}
