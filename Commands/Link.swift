package import Agenda
import Foundation
package import Grammar

/// Makes two accounts one person: the person gets a code on one account and sends it from the other.
package struct Link: Command {
  /// The code from the other account; nil asks for one.
  package var code: String?
  /// The account for which the person asks for a code, if that account writes in public; nil for any.
  package var account: NamedAccount?
  /// True if they mean it; nil shows what it would do.
  package var isMeant: Bool?

  package init(_ code: String? = nil, for account: NamedAccount? = nil, isMeant: Bool? = nil) {
    self.code = code
    self.account = account
    self.isMeant = isMeant
  }

  package static let guide = Guide(
    "link", usage: "[CODE]", bare: [.nothing, .code], summary: "makes this account and another of yours one person")

  package static var examples: [Example<Link>] {
    [Example("!link", Link()), Example("!link k7qx2mpdw4", Link("k7qx2mpdw4"))]
  }

  /// The seconds for which a code is valid.
  static let codeLasts: TimeInterval = 3600
  /// The same for a code that is sent in public: some networks are read seldom.
  static let publicCodeLasts: TimeInterval = 86_400

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.lowercased().split(separator: " ").map(String.init)
    let isMeant = words.count == 2 ? reader.word(words[1], among: [.yes, .no]).map { $0 == .yes } : nil
    guard let code = words.first else {
      self.init()
      return
    }
    if words.count == 2, isMeant == nil {
      self.init(for: NamedAccount(network: code, name: reader.handle(words[1])))
      return
    }
    guard words.count == 1 || isMeant != nil else {
      throw Misunderstanding(arguments, reason: .needs(.linkCode), example: "!link k7qx2mpdw4")
    }
    self.init(code, isMeant: isMeant)
  }

  /// A new code goes to the account itself, and to nobody who only claims to be it.
  package func wantsProof(on desk: Desk) -> Bool { isMeant == true }

  package var givesAccess: Bool { code == nil }

  package func run(on desk: Desk) throws -> Reply {
    guard let code else {
      if let account {
        let code = try desk.rights.linkCode(lasting: Self.publicCodeLasts, for: account)
        return Reply(.answer, desk.wording.linkCode(code, for: account))
      }
      let code = try desk.rights.linkCode(lasting: Self.codeLasts, for: nil)
      return Reply(.answer, desk.wording.linkCode(code))
    }
    if isMeant == false { return Reply(.answer, [desk.wording.notLinked], closesQuestion: true) }
    guard let offer = try desk.rights.linkOffer(code) else { return Reply(.error, [desk.wording.noSuchCode]) }
    guard desk.isPrivate || offer.isNamed else { return try withdraw(offer, on: desk) }
    guard offer.person.id != desk.person.id else { return Reply(.error, [desk.wording.linkFromOther]) }
    // The person who named this account has already agreed, and the question would be public here.
    guard isMeant == true || offer.isNamed else {
      let own = LinkOffer(person: desk.person, address: desk.address, itemCounts: try desk.rights.itemCounts())
      let isOwnOlder = (own.person.firstSeen, own.person.id.number) < (offer.person.firstSeen, offer.person.id.number)
      let choices = desk.agreement(to: "!link \(code)")
      return Reply(
        .answer, desk.wording.beforeLinking(own, offer, settingsOf: isOwnOlder ? own : offer, to: desk.audience),
        choices: choices)
    }
    try tell(offer.person, on: desk) { $0.linked(desk.address, to: $1) }
    try desk.rights.withdrawLinkCode(of: offer.person.id)
    try desk.rights.join(offer.person.id)
    return Reply(
      offer.isNamed ? .confirmation : .answer, [desk.wording.linked(offer.address, to: desk.audience)],
      closesQuestion: true)
  }

  /// Tells the person who asked for the code, in their language and where the bot can reach them.
  private func tell(_ person: Person, on desk: Desk, _ words: (any Wording, Audience) -> String) throws {
    guard let place = try desk.others.messenger.place(of: person.id) else { return }
    let told = words(desk.asSeen(by: person).wording, desk.audience(at: place))
    _ = try desk.others.messenger.send(Reply(.answer, [told]), to: person.id)
  }

  /// Withdraws a code that others could read, since they could use it as well. Tells the person who asked for it, too.
  private func withdraw(_ offer: LinkOffer, on desk: Desk) throws -> Reply {
    try desk.rights.withdrawLinkCode(of: offer.person.id)
    if offer.person.id != desk.person.id {
      try tell(offer.person, on: desk) { $0.linkCodeWasRead(from: desk.address, to: $1) }
    }
    return Reply(.error, [desk.wording.linkCodeWasPublic], closesQuestion: true)
  }
}
