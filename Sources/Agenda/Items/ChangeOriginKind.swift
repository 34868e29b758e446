/// What kinds of things change what a person keeps; stored by their names.
public enum ChangeOriginKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// A message to the bot.
  case message
  /// Something a person did on a page.
  case page
  /// Something a person's device sent, such as a calendar program.
  case device
  /// Something the bot read elsewhere for a person.
  case source
}
