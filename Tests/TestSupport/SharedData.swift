public import Foundation

/// Test data that is no part of the project, such as recordings of real servers. Tests that need it are skipped if it
/// is absent.
public enum SharedData {
  /// The folder that `NUTHATCH_SHARED` names; nil if that is not set, or empty.
  public static let folder = folder(in: ProcessInfo.processInfo.environment)

  /// The folder that an environment names.
  public static func folder(in environment: [String: String]) -> URL? {
    environment["NUTHATCH_SHARED"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
  }
}
