/// A language that a person writes and is answered in, by its code (BCP 47). The grammar and the voice each hold their
/// half of it.
public enum Language: String, Hashable, Sendable, Codable, CaseIterable {
  case english = "en"
}
