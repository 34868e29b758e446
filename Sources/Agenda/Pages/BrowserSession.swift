public import Foundation

/// A browser in which a person is signed in.
public struct BrowserSession: Hashable, Sendable, Identifiable {
  /// The number of a session.
  public typealias ID = Identifier<BrowserSession>

  /// Its number, which no other session ever gets.
  public let id: ID
  /// What the browser says it is, in a few words: `Firefox on Linux`.
  public let browser: String
  /// When the person signed in.
  public let began: Date
  /// When it was last used, a few minutes inexact.
  public let used: Date

  /// A session as the store keeps it.
  public init(id: ID, browser: String, began: Date, used: Date) {
    self.id = id
    self.browser = browser
    self.began = began
    self.used = used
  }

  /// Seconds without use after which it ends.
  public static let idles: TimeInterval = 30 * 86_400
  /// Seconds after which it ends, however much it is used.
  public static let lasts: TimeInterval = 180 * 86_400
  /// Seconds after signing in for which pages trust it with what is sensitive: export, erasure, secret addresses.
  public static let staysFresh: TimeInterval = 900
}
