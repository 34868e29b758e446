/// The order in which messages are sent if not all can be, the most urgent first.
public enum Urgency: Int, Hashable, Sendable, Codable, CaseIterable {
  case reminder = 0
  case answer, nag, digest
}
