public import Foundation

/// The port through which a person signs in with a browser, and out again.
public protocol BrowserSignIn {
  /// Returns the way to the pages from here. A link is made for this call, and works once.
  func invitation() throws -> SignInInvitation
  /// Returns a link to the operator's page, made for this call; nil for everybody but the operator.
  func operatorLink() throws -> String?
  /// Returns the browser that shows a code: its name, and the time at which it asked. nil if no browser shows that code
  /// now.
  func browser(showing code: String) throws -> (name: String, asked: Date)?
  /// Lets in the browser that shows a code; returns false if none does.
  func allow(_ code: String) throws -> Bool
  /// Returns the browsers in which the person is signed in, the one used last first.
  func sessions() throws -> [BrowserSession]
  /// Signs the person out everywhere; returns the number of browsers in which they were signed in.
  func end() throws -> Int
}
