package import Agenda
import Civil

// Several accounts of one person.
extension Wording {
  package func linkCode(_ code: String) -> [String] {
    [
      "Send this from your other account within an hour: !link \(code)",
      "Show it to nobody: whoever sends it becomes one person with you. If everybody can read what you write to me there,"
        + " say here instead: !link, that network, and your name there.",
    ]
  }

  package func linkCode(_ code: String, for account: NamedAccount) -> [String] {
    [
      "Write this to me as \(account.name) on \(account.network), within a day: !link \(code)",
      "Nobody else can use it, so everybody may read it.",
    ]
  }

  package func beforeLinking(
    _ own: LinkOffer, _ other: LinkOffer, settingsOf older: LinkOffer, to reader: Audience
  ) -> [String] {
    [
      "This makes \(account(own, reader)) and \(account(other, reader)) one person, with everything that both keep; lists, "
        + "tags and places with the same name become one. Settings are those of \(account(older.address, reader)), "
        + "which has been here longest (\(older.person.zone.label)).",
      "Join them? \(yesOrNo)",
    ]
  }

  package func linked(_ address: Address, to reader: Audience) -> String {
    "You and \(account(address, reader)) are one person now. !unlink separates accounts again."
  }

  package var notLinked: String { "Nothing was joined." }
  package var noSuchCode: String {
    "That code is not known, or an hour has passed. !link on your other account gives a new one."
  }
  package var linkCodeWasPublic: String {
    "Others can read that code here, so it no longer works. Get another with !link on your other account, and send it to me"
      + " in a private message."
  }

  package func linkCodeWasRead(from address: Address, to reader: Audience) -> String {
    "\(account(address, reader).capitalizedFirst) wrote your code where others can read it, so it no longer works. "
      + "Was that you? Then say here: !link \(address.network) \(address.handle)"
  }

  package var linkFromOther: String { "That code is for your other account: send it from there." }

  package func beforeUnlinking(_ address: Address, _ rest: [Address], to reader: Audience) -> [String] {
    [
      "\(account(address, reader).capitalizedFirst) becomes a separate person, with only the settings; everything else "
        + "stays with \(joined(rest.map { account($0, reader) })).",
      "Separate them? \(yesOrNo)",
    ]
  }

  package func unlinked(_ address: Address, to reader: Audience) -> String {
    "\(account(address, reader).capitalizedFirst) is a separate person now."
  }

  package var notUnlinked: String { "Nothing was separated." }
  package var onlyAccount: String { "This is your only account here, so there is nothing to separate." }

  package func accounts(_ addresses: [Address], to reader: Audience) -> String {
    "your accounts are \(joined(addresses.map { account($0, reader) }))"
  }

  /// `the number ending in 123`: enough for its owner, and useless to the operator of another network.
  func ending(of phone: Address) -> String { "the number ending in \(phone.handle.suffix(3))" }

  /// `@ann@example.org (mastodon)`.
  private func account(_ address: Address, _ reader: Audience, _ more: String = "") -> String {
    let name = reader.mayBeTold(address.key) ? "@\(address.name)" : ending(of: address)
    return "\(name) (\(address.network)\(more))"
  }

  private func account(_ offer: LinkOffer, _ reader: Audience) -> String {
    let count = offer.itemCounts.todos + offer.itemCounts.events + offer.itemCounts.notes
    return account(offer.address, reader, ", \(count) \(count == 1 ? "thing" : "things")")
  }
}
