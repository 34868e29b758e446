import GRDB

/// The tags and contacts of items, in the order they were given.
struct Labels {
  let owner: Owner

  /// SQL that reads an item's tags and contacts as two texts, for `split`; nested queries keep them in order.
  static func columns(of item: String) -> String {
    """
    (SELECT group_concat(name, char(31)) FROM (SELECT tag.name FROM item_tag JOIN tag ON tag.id = item_tag.tag
      WHERE item_tag.item = \(item) ORDER BY item_tag.position)),
    (SELECT group_concat(name, char(31)) FROM (SELECT name FROM item_contact
      WHERE item_contact.item = \(item) ORDER BY item_contact.position))
    """
  }

  static func split(_ text: String?) -> [String] {
    text.map { $0.split(separator: "\u{1F}").map(String.init) } ?? []
  }

  /// Returns the tags in their known spelling, each once. Makes missing ones.
  func tags(_ names: [String]) throws -> [(id: Int64, name: String)] {
    var seen: Set<Int64> = []
    return try names.map { try NameTable(owner: owner).row(.tag, named: $0) }.filter { seen.insert($0.id).inserted }
  }

  /// Writes an item's tags; a new item has none to delete first.
  func setTags(_ tags: [Int64], of item: Int64, isNew: Bool) throws {
    if !isNew { try clear("item_tag", of: item) }
    for (position, tag) in tags.enumerated() {
      try owner.db.cachedStatement(sql: "INSERT INTO item_tag (item, position, tag) VALUES (?, ?, ?)")
        .run([item, position, tag])
    }
  }

  /// Writes an item's contacts; see `setTags`.
  func setContacts(_ names: [String], of item: Int64, isNew: Bool) throws {
    if !isNew { try clear("item_contact", of: item) }
    for (position, name) in names.enumerated() {
      try owner.db.cachedStatement(sql: "INSERT INTO item_contact (item, position, name) VALUES (?, ?, ?)")
        .run([item, position, name])
    }
  }

  private func clear(_ table: String, of item: Int64) throws {
    try owner.db.cachedStatement(sql: "DELETE FROM \(table) WHERE item = ?").run([item])
  }
}
