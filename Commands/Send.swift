package import Agenda
import Foundation
package import Grammar

/// Asks somebody else to do something: it is theirs once they agree.
package struct Send: Command {
  package var item: Item
  /// The person to ask: a handle without `@`, maybe with its network before it (`mastodon:bob`).
  package var handle: String
  /// The item as it was written, for the question which person is meant; empty if that is not known.
  package var words: String

  /// The handles of the others to ask for the same.
  private var otherHandles: [String] = []
  /// True if it is already among the person's own things.
  private var isKept = false

  package init(_ item: Item, to handle: String, words: String = "") {
    self.item = item
    self.handle = handle
    self.words = words
  }

  package static let guide = Guide(
    "send", "sen", usage: "X to @bob", bare: [], summary: "asks another person; it is theirs once they accept")

  package static var examples: [Example<Send>] {
    [
      Example(
        "!send pick up the milk to @bob", Send(Item(name: "pick up the milk"), to: "bob", words: "pick up the milk"))
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let example = "!send pick up the milk to @bob"
    guard let parts = reader.splitAtRecipient(arguments), !parts.before.isEmpty else {
      throw Misunderstanding(
        arguments.trimmed.isEmpty ? "!send" : arguments.trimmed, reason: .needs(.recipient), example: example)
    }
    // Words after the handles belong to the item: `pick up the milk to @bob tomorrow`.
    let told = reader.handles(leading: parts.after.split(whereSeparator: \.endsHandle).map(String.init))
    (handle, otherHandles) = (told.handles.first ?? "", Array(told.handles.dropFirst()))
    words = ([parts.before] + told.rest).joined(separator: " ")
    item = reader.item(words)
    guard !handle.isEmpty else { throw Misunderstanding(arguments, reason: .needs(.recipient), example: example) }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard otherHandles.isEmpty else { return try askEach(on: desk) }
    guard !item.name.isEmpty, !item.isOnly(handle: handle) else {
      throw Misunderstanding(
        "@\(handle)", reason: .needs(.recipient), example: "!send pick up the milk to @\(handle)")
    }
    let name = desk.reader.references(words)
    if !words.isEmpty, name != .words(words.trimmed) { return try forward(name, on: desk) }
    if let kept = try ofOwn(on: desk) { return try kept.run(on: desk) }
    if let problem = item.problem { return Reply(.error, [desk.wording.error(problem), desk.wording.nothingSent]) }
    switch try desk.find(
      handle, again: words.isEmpty ? nil : { "!send \(words) \(desk.reader.putting(.to, before: "@\($0)"))" })
    {
    case .unclear(let question): return question
    case .nobody: return try keepMeanwhile(on: desk)
    case .person(let id, _) where id == desk.person.id:
      var own = item
      own.recipient = nil
      return try Add(own).run(on: desk)
    case .person(let id, let address):
      guard let recipient = try desk.people.person(id) else { return try keepMeanwhile(on: desk) }
      return try ask(recipient, at: address, on: desk)
    }
  }

  /// Asks one person after the other. If one can't be asked, it still asks the others.
  private func askEach(on desk: Desk) throws -> Reply {
    let handles = [handle] + otherHandles, others = handles.filter { !desk.reader.isOneself($0) }
    let isOwn = others.count < handles.count
    let own = isOwn ? [try Add(item).run(on: desk)] : []
    return Reply(
      joining: try own
        + others.map { handle in
          var sent = Send(item, to: handle, words: isOwn ? "" : words)
          sent.isKept = isOwn
          do {
            return try sent.run(on: desk)
          } catch let misunderstanding as Misunderstanding {
            return Reply(.error, [desk.wording.error(misunderstanding)])
          }
        })
  }

  /// The same command for the person's own item with exactly that name, and its date, or for the one that the words
  /// refer to: `the candles` means `buy candles`. Nil if there is none.
  private func ofOwn(on desk: Desk) throws -> Send? {
    guard !isKept, item.isPlainName else { return nil }
    if let own = try desk.only(named: item.name), own.name.folded == item.name.folded {
      return Send(ofOwn: own, to: handle)
    }
    guard desk.reader.pointsOut(words) else { return nil }
    let meant = try desk.select(desk.reader.selection(words)).items
    return meant.count == 1 ? Send(ofOwn: meant[0], to: handle) : nil
  }

  private init(ofOwn own: AgendaItem, to handle: String) {
    self.init(Item(own), to: handle)
    isKept = true
  }

  /// Sends one of the person's own items; it stays there, too.
  private func forward(_ name: ItemName, on desk: Desk) throws -> Reply {
    switch try desk.choose(name, again: { "!send \($0) \(desk.reader.putting(.to, before: "@\(handle)"))" }) {
    case .unclear(let question): return question
    case .items(let items):
      guard items.count == 1, let only = items.first else {
        throw Misunderstanding(words, reason: .oneAtATime, example: "!send 1 to @\(handle)")
      }
      return try Send(ofOwn: only, to: handle).run(on: desk)
    }
  }

  private func ask(_ recipient: Person, at address: Address, on desk: Desk) throws -> Reply {
    let name = Called(address, to: desk.audience, in: desk.wording)
    if let refusal = try desk.refusal(of: recipient, called: name) { return Reply(.error, [refusal]) }
    let theirs = desk.asSeen(by: recipient)
    let place = try desk.others.messenger.place(of: recipient.id) ?? address.key
    let signature = try desk.signature(to: recipient.id, at: place)
    var itemRequest = ItemRequest(
      sender: desk.person.id, recipient: recipient.id, item: AgendaItem(sent: item, on: desk, to: recipient),
      asked: desk.instant, acquaintance: .init(sender: signature?.key, recipient: address.key))
    let summary = ChangeSummary(
      .sent, [itemRequest.item.name, Called(lasting: address, to: desk.audience, in: desk.wording).text])
    // Trust in a person does not extend to others who can pose as them.
    if try !desk.audience.isTelephone(desk.address.key) && desk.others.contacts.standing(with: recipient.id) == .trusted
    {
      let sender = Called(signature, to: desk.audience(at: place), in: theirs.wording)
      let landed: AgendaItem
      do {
        landed = try desk.others.itemRequests.land(
          itemRequest,
          summary: ChangeSummary(
            .received,
            [
              itemRequest.item.name,
              Called(lasting: signature, to: desk.audience(at: place), in: theirs.wording).text,
            ]))
      } catch is QuotaReached {
        return Reply(.error, [desk.wording.keepsEnough(name)])
      }
      let news = Reply(
        .answer, theirs.wording.landed(landed, from: sender, on: theirs), subjects: [landed.reference].compactMap { $0 }
      )
      itemRequest.state = .accepted
      itemRequest.landed = landed.todoID
      itemRequest.question = try desk.others.messenger.send(news, to: recipient.id)
      _ = try desk.others.itemRequests.add(itemRequest)
      try desk.describe(summary)
      return .ofOthers(desk.wording.delivered(itemRequest.item, to: name, on: desk))
    }
    guard try desk.ask(itemRequest, of: recipient) else { return try keepMeanwhile(on: desk) }
    try desk.describe(summary)
    return .ofOthers(desk.wording.asked(itemRequest.item, of: name, on: desk))
  }

  /// The bot writes only to people who have written to it. So the item stays with the sender, with a line to forward.
  private func keepMeanwhile(on desk: Desk) throws -> Reply {
    let forward = desk.wording.toForward(AgendaItem(sent: item, on: desk, to: desk.person), handle, on: desk)
    if isKept { return Reply(.answer, forward) }
    var own = item
    own.recipient = nil
    if !own.people.contains(handle) { own.people.append(handle) }
    let kept = try Add(own).run(on: desk)
    return Reply(kept.kind, kept.lines + forward, subjects: kept.subjects)
  }
}

extension Character {
  /// True for a character that ends a handle: a space, or an invisible one.
  fileprivate var endsHandle: Bool {
    isWhitespace || unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
