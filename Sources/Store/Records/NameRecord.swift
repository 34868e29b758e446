/// A list, tag or place in the journal: its name, and for a list that is a search, the search.
struct NameRecord: Hashable, Sendable, Codable {
  var name: String
  var search: String?

  init(_ name: String, search: String? = nil) {
    self.name = name
    self.search = search
  }

  private enum CodingKeys: String, CodingKey {
    case name, search
  }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      search: try container.decodeIfPresent(String.self, forKey: .search))
  }

  func encode(to encoder: any Encoder) throws {
    guard let search else {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(search, forKey: .search)
  }
}
