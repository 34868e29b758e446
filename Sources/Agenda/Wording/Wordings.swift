/// The wording of each language; the first one is used for unknown languages.
public struct Wordings: Sendable {
  private let known: [Language: any Wording]
  /// The wording for people about whom nothing is known.
  package let fallback: any Wording

  /// The wordings of some languages.
  package init(_ fallback: any Wording, _ others: [any Wording] = []) {
    self.fallback = fallback
    known = Dictionary(others.map { ($0.language, $0) }) { $1 }
  }

  /// The languages that have a wording.
  package var languages: [Language] { [fallback.language] + known.keys }

  /// Returns the wording of a language.
  package func of(_ language: Language) -> any Wording {
    known[language] ?? fallback
  }
}
