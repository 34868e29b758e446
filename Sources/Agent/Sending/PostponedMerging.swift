import Agenda
import Civil
import Conversation
import Foundation
import Storage

/// Marks messages that waited until their recipient wrote as late, and joins them into as few messages as they fit.
struct PostponedMerging {
  let account: Account
  let traits: NetworkTraits
  let languages: Languages

  /// The most messages that are looked at for one.
  private static let most = 50

  /// The message with its label and with those behind it that fit; unchanged, if it was not postponed.
  func merged(
    _ entry: OutboxEntry, in ledger: any Outbox & WaitingAnswers & PeopleStore
  ) throws -> OutboxEntry {
    guard let since = entry.postponedAt, entry.state == .queued else { return entry }
    let address = account.address(entry.message.recipientID, handle: entry.message.recipientHandle)
    let person = try ledger.people.person(at: address)
    let (wording, conventions) = (languages.wording(of: person), person?.conventions ?? Conventions())
    let moment = (person?.zone ?? .utc).local(at: since)
    var texts = [entry.message.text]
    var joined: [Int64] = []
    func labelled(_ texts: [String]) -> OutgoingMessage {
      var message = entry.message
      message.text = ([wording.late(texts.count, since: moment, conventions)] + texts).joined(separator: "\n")
      if texts.count > 1 { message.buttons = [] }
      return message
    }
    for next in try ledger.line(behind: entry.number, limit: Self.most) where next.postponedAt != nil {
      guard next.message.goes(where: entry.message), fits(labelled(texts + [next.message.text])) else { break }
      texts.append(next.message.text)
      joined.append(next.number)
    }
    var merged = entry
    merged.message = labelled(texts)
    // A message that its text fills gets no label.
    guard fits(merged.message) else { return entry }
    try ledger.merge(joined, into: merged)
    return merged
  }

  private func fits(_ message: OutgoingMessage) -> Bool {
    traits.of(message.visibility).parts(of: message.text, mentioning: message.recipientHandle).count == 1
  }
}
