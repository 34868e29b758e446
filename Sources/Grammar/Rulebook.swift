import Agenda

/// The rules of the date language, for the generated documentation.
public enum Rulebook {
  /// Each rule's name in the grammar, with phrases that it reads completely.
  public static var rules: [(name: String, examples: [String])] {
    Language.english.grammar.rules.map { ($0.name, $0.examples) }
  }
}
