/// The data and actions of the operator's page.
public protocol Operations: Sendable {
  /// Returns a report of how the bot works now. It does not name people.
  func report() async throws -> OperatingReport
  /// Retries something that was given up; returns false if there is nothing with that id.
  func replay(_ id: String) async throws -> Bool
}
