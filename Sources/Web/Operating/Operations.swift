/// What the operator's page shows and does.
public protocol Operations: Sendable {
  /// How the bot works now. It tells of no person.
  func report() async throws -> OperatingReport
  /// Tries something again that was given up; false where there is nothing with that id.
  func replay(_ id: String) async throws -> Bool
}
