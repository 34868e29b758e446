package import Agenda
import Civil
package import Foundation

// The texts about signing in to the pages.
extension Wording {
  // In the chat

  package func signInLink(_ address: String) -> [String] {
    [
      "Your calendar: \(address)",
      "The link works once, within 10 minutes. Give it to nobody: anybody who opens it sees all you keep here.",
    ]
  }

  package func operatorLink(_ address: String) -> String {
    "You run me, so you can also see how I work: \(address)"
  }

  package func signInAddress(_ address: String) -> [String] {
    [
      "Open \(address) in a browser and ask it for a code. Then send me: login and the code."
    ]
  }

  package var noPages: String {
    "I can't show you anything in a browser: the person who runs me has to set web.public_url first (running.md says how)."
  }
  package var pagesInPrivate: String { "Ask me that in a private message: the link is for you alone." }
  package var codeInPrivate: String { "Send me that code in a private message." }
  package var noSuchSignInCode: String {
    "No browser shows that code, or 10 minutes have passed. Your browser can give you a new one."
  }

  package func beforeAllowing(_ browser: String, since began: String) -> [String] {
    ["\(browser.capitalizedFirst), \(began), wants to see all you keep here. Is that you? \(yesOrNo)"]
  }

  package func ago(_ seconds: TimeInterval) -> String {
    let minutes = Int(seconds / 60)
    return minutes < 1 ? "just now" : minutes == 1 ? "a minute ago" : "\(minutes) minutes ago"
  }

  package var opensInBrowser: String { "!web opens your calendar in a browser." }

  package var allowed: String {
    "You are signed in there now. !web sessions shows where else, !web end signs you out."
  }
  package var notAllowed: String { "Nobody was signed in. If you did not ask for this, somebody else did." }

  package func sessions(_ sessions: [BrowserSession], on desk: Desk) -> [String] {
    guard !sessions.isEmpty else { return ["You are not signed in anywhere. !web signs you in."] }
    let told = sessions.map { session in
      "\(session.browser.capitalizedFirst), since \(date(desk.person.zone.local(at: session.began).date, on: desk)), "
        + "last used \(date(desk.person.zone.local(at: session.used).date, on: desk))"
    }
    return ["You are signed in here:"] + told + ["!web end signs you out everywhere."]
  }

  package func signedOut(_ count: Int) -> String {
    count == 0
      ? "You were not signed in anywhere." : "You are signed out of \(count) \(count == 1 ? "browser" : "browsers")."
  }

  package var signInAgainFirst: String {
    "For that you must have signed in within the last 15 minutes. Send me !web for a new link."
  }

  // On the pages

  package var signIn: String { "Sign in" }
  package var signInHere: String { "This link signs this browser in to your calendar, once." }
  package var linkIsOver: String { "This link does not work" }
  package var linkIsOverBecause: String { "A link works once, within 10 minutes. Send the bot !web for a new one." }
  package var signInByLink: String { "Send the bot !web in a private message, and open the link that it sends you." }
  package var signInByCode: String { "Or have this browser show a code, and send that to the bot." }
  package var showCode: String { "Show a code" }
  package var sendCode: String { "Send this code" }
  package var sendCodeToBot: String { "Send this to the bot in a private message, and answer yes:" }
  package var waitingForCode: String { "This page goes on by itself. The code works for 10 minutes." }
  package var codeIsOver: String { "This code does not work" }
  package var codeIsOverBecause: String { "A code works once, within 10 minutes." }
  package var otherHost: String { "Nothing is served under that name" }
  package var otherHostBecause: String {
    "For the operator: the host in web.public_url and the one in the request differ. A proxy has to pass Host on."
  }
  package var tooManyTries: String { "Too many tries" }
  package var tooManyTriesBecause: String { "Wait some minutes, then try again." }
  package var signInAgain: String { "Sign in again" }
  package var signInAgainBecause: String {
    "For this page you must have signed in within the last 15 minutes. Send the bot !web for a new link."
  }
  package var operatorOnly: String { "This page is the operator's" }
  package var operatorOnlyBecause: String { "The command nuthatch web prints a link to it, which works once." }
  package var otherWays: String { "Other ways to sign in" }
}
