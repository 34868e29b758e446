/// The texts about linking several accounts to one person.
package protocol LinkWording {
  func linkCode(_ code: String) -> [String]
  /// A code that only one account can use, so that it does no harm if others read it.
  func linkCode(_ code: String, for account: NamedAccount) -> [String]
  func beforeLinking(_ own: LinkOffer, _ other: LinkOffer, settingsOf older: LinkOffer, to reader: Audience) -> [String]
  func linked(_ address: Address, to reader: Audience) -> String
  var notLinked: String { get }
  var noSuchCode: String { get }
  /// The message to the person who wrote a code where others can read it.
  var linkCodeWasPublic: String { get }
  /// The message to the person who had made that code.
  func linkCodeWasRead(from address: Address, to reader: Audience) -> String
  var linkFromOther: String { get }
  func beforeUnlinking(_ address: Address, _ rest: [Address], to reader: Audience) -> [String]
  func unlinked(_ address: Address, to reader: Audience) -> String
  var notUnlinked: String { get }
  var onlyAccount: String { get }
  func accounts(_ addresses: [Address], to reader: Audience) -> String
}
