/// The address of a record, `at://did:plc:abc/app.bsky.feed.post/3k2a` (atproto.com/specs/at-uri-scheme).
struct BlueskyURI: Hashable {
  /// The DID of the account that has the record.
  let account: String
  let collection: String
  let key: String

  static let post = "app.bsky.feed.post"

  init(account: String, collection: String, key: String) {
    (self.account, self.collection, self.key) = (account, collection, key)
  }

  /// Reads an address; nil for any other text.
  init?(_ text: String) {
    guard text.hasPrefix("at://") else { return nil }
    let parts = text.dropFirst(5).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, Self.isDID(parts[0]), !parts[1].isEmpty, !parts[2].isEmpty else { return nil }
    self.init(account: parts[0], collection: parts[1], key: parts[2])
  }

  var text: String { "at://\(account)/\(collection)/\(key)" }

  /// Whether a text is a DID (atproto.com/specs/did).
  static func isDID(_ text: String) -> Bool {
    text.utf8.count <= 2_048 && text.wholeMatch(of: #/did:[a-z]+:[a-zA-Z0-9._:%-]*[a-zA-Z0-9._-]/#) != nil
  }
}
