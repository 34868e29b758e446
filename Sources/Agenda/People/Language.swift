/// A language that a person writes and is answered in, by its code (BCP 47). The grammar and the voice each hold their
/// half of it; a code that they do not know is kept, and read and answered as English.
public struct Language: RawRepresentable, Hashable, Sendable, Codable {
  /// The code: `en`.
  public let rawValue: String

  /// A language by its code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one there is.
  public static let english = Language(rawValue: "en")
}
