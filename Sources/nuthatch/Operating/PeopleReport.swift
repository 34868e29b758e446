import Agenda
import Conversation
import Foundation
import Storage

/// The output of `people`; its JSON is stable.
struct PeopleReport: Encodable {
  struct ReportedPerson: Encodable {
    struct Account: Encodable {
      var network: String
      /// The server on which they wrote to the bot; empty if it is unknown.
      var realm: String
      var id: String
      var handle: String
    }

    var person: String
    var accounts: [Account]
    var since: Date
    var lastWrote: Date?
    var items: Int
    var quota: ItemQuota?
    var blockedSince: Date?
    /// The reasons why the bot does nothing for them, with the remedies.
    var held: [String]
    private let names: String

    init(_ summary: PersonSummary, held: [String]) {
      person = summary.id.description
      accounts = summary.addresses.map {
        Account(network: $0.network, realm: $0.realm, id: $0.remoteID, handle: $0.name)
      }
      names = summary.addresses.map(\.inFull).joined(separator: ", ")
      (since, lastWrote, items) = (summary.firstSeen, summary.lastWrote, summary.items)
      quota = summary.quota.map { ItemQuota($0) }
      blockedSince = summary.blockedSince
      self.held = held
    }

    private enum CodingKeys: CodingKey { case person, accounts, since, lastWrote, items, quota, blockedSince, held }

    fileprivate var text: String {
      var facts = ["since \(day(since))"]
      if let lastWrote { facts.append("wrote \(day(lastWrote))") }
      facts.append("\(items) item(s)" + (quota.map { ", \($0.words)" } ?? ""))
      if let blockedSince { facts.append("BLOCKED since \(day(blockedSince))") }
      let first = "\(person)  \(names): \(facts.joined(separator: ", "))".printableLine
      return ([first] + held.map { "   HELD: \($0)." }).joined(separator: "\n")
    }
  }

  /// Somebody who was erased, and about whom a decision still applies.
  struct Erased: Encodable {
    var person: String
    var erased: Date
    var quota: ItemQuota?
    var blockedSince: Date?

    init(_ decision: LastingDecision) {
      person = decision.person.description
      (erased, blockedSince) = (decision.erased, decision.blockedSince)
      quota = decision.quota.map { ItemQuota($0) }
    }

    fileprivate var text: String {
      var facts = quota.map { [$0.words] } ?? []
      if let blockedSince { facts.append("BLOCKED since \(day(blockedSince))") }
      return "\(person)  (erased \(day(erased))): \(facts.joined(separator: ", "))"
    }
  }

  var people: [ReportedPerson]
  var erased: [Erased]

  var text: String { (people.map(\.text) + erased.map(\.text)).joined(separator: "\n") }
}

private func day(_ instant: Date) -> String { String(instant.formatted(.iso8601).prefix(10)) }

extension Address {
  /// `@ann@example.org (mastodon)`, `@bob@elsewhere.example (mastodon on example.org)`.
  fileprivate var inFull: String {
    if name == qualified { return "@\(name) (\(network)\(realm.isEmpty ? ", server not known" : ""))" }
    return "@\(name) (\(network) on \(realm))"
  }
}
