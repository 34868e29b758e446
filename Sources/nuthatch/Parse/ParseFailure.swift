/// The output of `parse --jsonl` for a line that it could not read.
struct ParseFailure: Encodable {
  /// The line's id, or null if it has no readable id.
  var id: ParseRequest.ID?
  var error: String

  private enum CodingKeys: CodingKey {
    case id, error
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}
