/// The rules of the date language, for the page that tells of them.
public enum Rulebook {
  /// Each rule's name, in the words of the grammar, and phrases that it reads whole.
  public static var rules: [(name: String, examples: [String])] { Rule.all.map { ($0.name, $0.examples) } }
}
