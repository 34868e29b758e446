public import Foundation

/// How a person signs in with a browser, and out again.
public protocol BrowserSignIn {
  /// How to get to the pages from here. A link is made for this call, and works once.
  func invitation() throws -> SignInInvitation
  /// A link to the operator's page, made for this call; nil for everybody but the operator.
  func operatorLink() throws -> String?
  /// The browser that shows a code: what it is called, and when it asked. nil where no browser shows that code now.
  func browser(showing code: String) throws -> (name: String, asked: Date)?
  /// Lets the browser in that shows a code; false where none does.
  func allow(_ code: String) throws -> Bool
  /// The browsers in which the person is signed in, the one used last first.
  func sessions() throws -> [BrowserSession]
  /// Signs the person out everywhere; returns in how many browsers they were signed in.
  func end() throws -> Int
}
