public import Foundation

/// A browser that waits until somebody signs it in with the code that it shows.
public struct Pairing: Hashable, Sendable {
  /// The secrets that only the browser knows.
  public struct Secrets: Hashable, Sendable {
    /// The value of its cookie.
    public var cookie: String
    /// The code that it shows: nine digits in groups of three.
    public var code: String

    /// The two secrets of one pairing.
    public init(cookie: String, code: String) {
      self.cookie = cookie
      self.code = code
    }
  }

  /// The name that the browser gives for itself.
  public var browser: String
  /// The instant at which it began to wait.
  public var began: Date
  /// Whether somebody has signed it in.
  public var isAllowed: Bool

  /// A pairing as the store keeps it.
  public init(browser: String, began: Date, isAllowed: Bool) {
    self.browser = browser
    self.began = began
    self.isAllowed = isAllowed
  }

  /// The seconds for which a browser waits.
  public static let lasts: TimeInterval = 600
  /// The number of wrong codes that a person can send in that time.
  public static let tries = 5
  /// The number of browsers that can wait at once.
  public static let most = 1000
}
