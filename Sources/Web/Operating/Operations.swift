/// The data and actions of the operator's page.
public protocol Operations: Sendable {
  /// Returns a report of how the bot works now. It names no person.
  func report() async throws -> OperatingReport
  /// Tries something again that was given up; returns false if there is nothing with that id.
  func replay(_ id: String) async throws -> Bool
}
