package import Foundation

/// The texts about getting to the pages.
package protocol SignInWording {
  func signInLink(_ address: String) -> [String]
  func operatorLink(_ address: String) -> String
  func signInAddress(_ address: String) -> [String]
  /// The note that is also shown on the pages.
  var opensInBrowser: String { get }
  var noPages: String { get }
  var pagesInPrivate: String { get }
  var codeInPrivate: String { get }
  var noSuchSignInCode: String { get }
  func beforeAllowing(_ browser: String, since began: String) -> [String]
  /// The time that has passed since a browser asked.
  func ago(_ seconds: TimeInterval) -> String
  var allowed: String { get }
  var notAllowed: String { get }
  func sessions(_ sessions: [BrowserSession], on desk: Desk) -> [String]
  func signedOut(_ count: Int) -> String
  /// A page's answer to a dangerous action long after signing in.
  var signInAgainFirst: String { get }
  var signIn: String { get }
  var signInHere: String { get }
  var linkIsOver: String { get }
  var linkIsOverBecause: String { get }
  var signInByLink: String { get }
  var signInByCode: String { get }
  var showCode: String { get }
  var sendCode: String { get }
  var sendCodeToBot: String { get }
  var waitingForCode: String { get }
  var codeIsOver: String { get }
  var codeIsOverBecause: String { get }
  var otherHost: String { get }
  var otherHostBecause: String { get }
  var tooManyTries: String { get }
  var tooManyTriesBecause: String { get }
  var signInAgain: String { get }
  var signInAgainBecause: String { get }
  var operatorOnly: String { get }
  var operatorOnlyBecause: String { get }
  var otherWays: String { get }
}
