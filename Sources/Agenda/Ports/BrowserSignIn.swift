public import Foundation

/// The port through which a person signs in and out with a browser.
public protocol BrowserSignIn {
  /// Returns the way to the pages from here. If it is a link, each call makes a new one, which works once.
  func invitation() throws -> SignInInvitation
  /// Returns a new link to the operator's page; nil for everybody but the operator.
  func operatorLink() throws -> String?
  /// Returns the browser that shows a code: its name, and the time at which it asked. Nil if no browser shows that code
  /// now.
  func browser(showing code: String) throws -> (name: String, asked: Date)?
  /// Signs in the browser that shows a code; returns false if none does.
  func allow(_ code: String) throws -> Bool
  /// Returns the browsers in which the person is signed in, the one used last first.
  func sessions() throws -> [BrowserSession]
  /// Signs the person out everywhere; returns the number of browsers in which they were signed in.
  func end() throws -> Int
}
