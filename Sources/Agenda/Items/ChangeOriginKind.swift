/// The kinds of things that change a person's items; stored by their names.
public enum ChangeOriginKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// A message to the bot.
  case message
  /// An action of a person on a page.
  case page
  /// A request from a person's device, such as a calendar program.
  case device
  /// A source that the bot read for a person.
  case source
}
