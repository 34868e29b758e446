package import Agenda
import Civil
import Foundation
package import Grammar
import Storage
import Voice

/// How people are read and answered, each in the language whose code they carry. One that is not known is read and answered
/// as English.
public struct Languages: Sendable {
  /// The languages there are.
  public static let all = Languages(grammar: LanguageGrammar.of, wordings: .all)

  /// How a language is read.
  private let grammar: @Sendable (Language) -> LanguageGrammar
  /// What is said in each.
  package let wordings: Wordings

  /// Languages by both of their halves.
  package init(grammar: @escaping @Sendable (Language) -> LanguageGrammar, wordings: Wordings) {
    self.grammar = grammar
    self.wordings = wordings
  }

  /// How somebody is read, who may not be known.
  func grammar(of person: Person?) -> LanguageGrammar { grammar(person?.language ?? .english) }

  /// What somebody is told, who may not be known.
  func wording(of person: Person?) -> any Wording {
    person.map { wordings.of($0.language) } ?? wordings.fallback
  }

  /// What somebody is told, by their number. Who can't be read is told in the first language.
  func wording(of person: Person.ID, in ledger: any PeopleStore & Savepoints) -> any Wording {
    wording(of: (try? ledger.attempt { try ledger.people.person(person) }) ?? nil)
  }

  /// That there is something for somebody, where nothing private can be told.
  func withheldNews(
    for person: Person.ID, at instant: Date, in ledger: any PeopleStore & Savepoints
  ) -> String {
    let person = (try? ledger.attempt { try ledger.people.person(person) }) ?? nil
    let moment = (person?.zone ?? .utc).local(at: instant)
    return wording(of: person).withheldNews(at: moment, person?.conventions ?? Conventions())
  }

  /// What somebody is told, by their address. Who can't be read is told in the first language.
  func wording(at address: Address, in ledger: any PeopleStore & Savepoints) -> any Wording {
    wording(of: (try? ledger.attempt { try ledger.people.person(at: address) }) ?? nil)
  }
}
