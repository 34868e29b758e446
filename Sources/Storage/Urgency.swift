/// What is sent first when not everything can be.
public enum Urgency: Int, Hashable, Sendable, Codable, CaseIterable {
  case reminder = 0
  case answer, nag, digest
}
