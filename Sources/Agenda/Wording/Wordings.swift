/// The wording of each language; the first stands for unknown languages.
public struct Wordings: Sendable {
  private let known: [Language: any Wording]
  /// The wording for people of whom nothing is known.
  package let fallback: any Wording

  /// The wording of some languages.
  package init(_ fallback: any Wording, _ others: [any Wording] = []) {
    self.fallback = fallback
    known = Dictionary(others.map { ($0.language, $0) }) { $1 }
  }

  /// Their codes.
  package var languages: [Language] { [fallback.language] + known.keys }

  /// What is said in a language.
  package func of(_ language: Language) -> any Wording {
    known[language] ?? fallback
  }
}
