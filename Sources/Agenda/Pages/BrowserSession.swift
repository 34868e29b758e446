public import Foundation

/// A browser in which a person is signed in.
public struct BrowserSession: Hashable, Sendable, Identifiable {
  /// The number of a session.
  public typealias ID = Identifier<BrowserSession>

  /// The session's number, which no other session ever gets.
  public let id: ID
  /// The browser as it describes itself, in a few words: `Firefox on Linux`.
  public let browser: String
  /// The time at which the person signed in.
  public let began: Date
  /// The time at which it was last used, a few minutes inexact.
  public let used: Date

  /// A session as the store keeps it.
  public init(id: ID, browser: String, began: Date, used: Date) {
    self.id = id
    self.browser = browser
    self.began = began
    self.used = used
  }

  /// The seconds without use after which a session ends.
  public static let idles: TimeInterval = 30 * 86_400
  /// The seconds after which a session ends, even if it is in use.
  public static let lasts: TimeInterval = 180 * 86_400
  /// The seconds after signing in for which pages allow sensitive actions: export, erasure, secret addresses.
  public static let staysFresh: TimeInterval = 900
}
