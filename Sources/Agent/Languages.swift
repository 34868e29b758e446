package import Agenda
package import Grammar
import Storage

/// The languages that people can be read and answered in, by the code that each person carries. A code that is not among
/// them is read and answered in the first.
public struct Languages: Sendable {
  /// The languages there are.
  public static let all = Languages(.english)

  private let first: LanguageGrammar
  private let grammars: [Language: LanguageGrammar]
  /// What is said in each.
  package let wordings: Wordings

  /// Some languages, the first of which stands for all others.
  package init(_ first: LanguagePack, _ others: LanguagePack...) {
    self.first = first.grammar
    grammars = Dictionary(others.map { ($0.grammar.language, $0.grammar) }) { $1 }
    wordings = Wordings(first.wording, others.map(\.wording))
  }

  /// How somebody is read, who may not be known.
  func grammar(of person: Person?) -> LanguageGrammar { person.flatMap { grammars[$0.language] } ?? first }

  /// What somebody is told, who may not be known.
  func wording(of person: Person?) -> any Wording {
    person.map { wordings.of($0.language) } ?? wordings.fallback
  }

  /// What somebody is told, by their number. Who can't be read is told in the first language.
  func wording(of person: Person.ID, in ledger: any PeopleStore & Savepoints) -> any Wording {
    wording(of: (try? ledger.attempt { try ledger.people.person(person) }) ?? nil)
  }

  /// What somebody is told, by their address. Who can't be read is told in the first language.
  func wording(at address: Address, in ledger: any PeopleStore & Savepoints) -> any Wording {
    wording(of: (try? ledger.attempt { try ledger.people.person(at: address) }) ?? nil)
  }
}
