package import Agenda
import Civil
import Foundation
package import Grammar
import Storage
import Voice

/// The languages in which people are read and answered, each in the one whose code they carry. People with an unknown
/// one are read and answered in English.
public struct Languages: Sendable {
  /// All languages that the program has.
  public static let all = Languages(grammar: LanguageGrammar.of, wordings: .all)

  /// The grammar of each language.
  private let grammar: @Sendable (Language) -> LanguageGrammar
  /// The wording of each language.
  package let wordings: Wordings

  /// Languages by both of their halves.
  package init(grammar: @escaping @Sendable (Language) -> LanguageGrammar, wordings: Wordings) {
    self.grammar = grammar
    self.wordings = wordings
  }

  /// Returns the grammar for somebody; nil is somebody unknown.
  func grammar(of person: Person?) -> LanguageGrammar { grammar(person?.language ?? .english) }

  /// Returns the wording for somebody; nil is somebody unknown.
  func wording(of person: Person?) -> any Wording {
    person.map { wordings.of($0.language) } ?? wordings.fallback
  }

  /// Returns the wording for a person, by their number; the first language's if their row can't be read.
  func wording(of person: Person.ID, in ledger: any PeopleStore & Savepoints) -> any Wording {
    wording(of: (try? ledger.attempt { try ledger.people.person(person) }) ?? nil)
  }

  /// Says that there is news for somebody, without telling anything private.
  func withheldNews(
    for person: Person.ID, at instant: Date, in ledger: any PeopleStore & Savepoints
  ) -> String {
    let person = (try? ledger.attempt { try ledger.people.person(person) }) ?? nil
    let moment = (person?.zone ?? .utc).local(at: instant)
    return wording(of: person).withheldNews(at: moment, person?.conventions ?? Conventions())
  }

  /// Returns the wording for a person, by their address; the first language's if their row can't be read.
  func wording(at address: Address, in ledger: any PeopleStore & Savepoints) -> any Wording {
    wording(of: (try? ledger.attempt { try ledger.people.person(at: address) }) ?? nil)
  }
}
