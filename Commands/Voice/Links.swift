import Agenda

// Several accounts, one person.
extension Voice {
  static func linkCode(_ code: String) -> [String] {
    [
      "Send this from your other account within an hour: !link \(code)",
      "Show it to nobody: who sends it becomes one person with you.",
    ]
  }

  static func beforeLinking(_ own: LinkOffer, _ other: LinkOffer, settingsOf older: LinkOffer) -> [String] {
    [
      "This makes \(account(own)) and \(account(other)) one person, with everything of both; lists, tags and places of "
        + "one name become one. Settings are those of \(account(older.address)), here the longest "
        + "(\(older.person.zone.identifier)).",
      "Join them? \(yesOrNo)",
    ]
  }

  static func linked(_ address: Address) -> String {
    "You and \(account(address)) are one person now. !unlink parts accounts again."
  }

  static let notLinked = "Nothing was joined."
  static let noSuchCode = "That code is not known, or an hour has passed. !link on your other account gives a new one."
  static let linkFromOther = "That code is for your other account: send it from there."
  static let needsCode = "this takes the code that !link gave on your other account"

  static func beforeUnlinking(_ address: Address, _ rest: [Address]) -> [String] {
    [
      "\(account(address)) becomes a person of its own, with nothing but the settings; all there is stays with "
        + "\(joined(rest.map { account($0) })).",
      "Part them? \(yesOrNo)",
    ]
  }

  static func unlinked(_ address: Address) -> String { "\(account(address)) is a person of its own now." }

  static let notUnlinked = "Nothing was parted."
  static let onlyAccount = "This is your only account here, so there is nothing to part."

  static func accounts(_ addresses: [Address]) -> String {
    "your accounts are \(joined(addresses.map { account($0) }))"
  }

  /// `@ann@example.org (mastodon)`.
  private static func account(_ address: Address) -> String { "@\(address.name) (\(address.network))" }

  private static func account(_ offer: LinkOffer) -> String {
    let count = offer.holdings.todos + offer.holdings.events + offer.holdings.notes
    return "@\(offer.address.name) (\(offer.address.network), \(count) \(count == 1 ? "thing" : "things"))"
  }
}
