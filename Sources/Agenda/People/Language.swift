/// The language in which a person writes and the bot answers, by its code (BCP 47). The grammar and the voice each hold
/// half of it. An unknown code is kept, and treated as English.
public struct Language: RawRepresentable, Hashable, Sendable, Codable {
  /// The code: `en`.
  public let rawValue: String

  /// A language by its code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// English, the only language so far.
  public static let english = Language(rawValue: "en")
}
