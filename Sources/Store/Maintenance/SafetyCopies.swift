import Foundation
import Storage

/// The copies of a database that restores and upgrades leave beside it.
enum SafetyCopies {
  private static let mark = ".before-"

  /// The path of a copy that is made at a moment.
  static func file(of database: String, at instant: Date) -> String { database + mark + BackupFolder.stamp(instant) }

  /// The paths of the existing copies, oldest first.
  static func files(of database: String) -> [String] {
    let place = URL(fileURLWithPath: database)
    let directory = place.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasPrefix(place.lastPathComponent + mark) && !$0.hasSuffix("-wal") }.sorted()
      .map { directory + "/" + $0 }
  }
}
