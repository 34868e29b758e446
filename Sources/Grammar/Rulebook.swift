import Agenda

/// The rules of the date language, for the generated documentation.
public enum Rulebook {
  /// Each rule's name in the grammar, with phrases that it reads completely.
  public static var rules: [(name: String, examples: [String])] {
    let rules = LanguageGrammar.english.dateRules
    return Kind.allCases.flatMap { kind in
      rules.filter { Kind($0.function) == kind }.map { ($0.name, $0.examples) }
    }
  }

  /// The kinds of rules, in the order of the documentation page.
  private enum Kind: CaseIterable {
    case moment, part, repeating, continuation

    init(_ function: DateRule.Function) {
      self =
        switch function {
        case .moment, .time: .moment
        case .part: .part
        case .repeating: .repeating
        case .continuation: .continuation
        }
    }
  }
}
