package import Agenda
package import Grammar
import Voice

/// A language: how it is read, and what is said in it.
public struct LanguagePack: Sendable {
  /// How messages are read.
  package let grammar: LanguageGrammar
  /// What they are answered.
  package let wording: any Wording

  /// Both halves of one language.
  package init(_ grammar: LanguageGrammar, _ wording: any Wording) {
    self.grammar = grammar
    self.wording = wording
  }

  /// What everybody is read and answered in whose language is no other.
  public static let english = LanguagePack(.english, EnglishWording())
}
