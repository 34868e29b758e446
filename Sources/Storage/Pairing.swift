public import Foundation

/// A browser that waits until somebody lets it in by the code it shows.
public struct Pairing: Hashable, Sendable {
  /// What only the browser knows.
  public struct Secrets: Hashable, Sendable {
    /// What its cookie holds.
    public var cookie: String
    /// What it shows: nine digits in groups of three.
    public var code: String

    /// The two secrets of one pairing.
    public init(cookie: String, code: String) {
      self.cookie = cookie
      self.code = code
    }
  }

  /// What the browser says it is.
  public var browser: String
  /// When it began to wait.
  public var began: Date
  /// Whether somebody has let it in.
  public var isAllowed: Bool

  /// A pairing as the store keeps it.
  public init(browser: String, began: Date, isAllowed: Bool) {
    self.browser = browser
    self.began = began
    self.isAllowed = isAllowed
  }

  /// Seconds for which a browser waits.
  public static let lasts: TimeInterval = 600
  /// How many wrong codes a person can send in that time.
  public static let tries = 5
  /// How many browsers can wait at once.
  public static let most = 1000
}
