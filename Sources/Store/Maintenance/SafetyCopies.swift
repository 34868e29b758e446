import Foundation

/// The copies that restores and upgrades put aside: they stand beside the database.
public enum SafetyCopies {
  private static let mark = ".before-"

  /// The name of the one that is put aside at a moment.
  static func file(of database: String, at instant: Date) -> String { database + mark + BackupFolder.stamp(instant) }

  /// Those there are, the oldest first.
  public static func files(of database: String) -> [String] {
    let place = URL(fileURLWithPath: database)
    let directory = place.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasPrefix(place.lastPathComponent + mark) && !$0.hasSuffix("-wal") }.sorted()
      .map { directory + "/" + $0 }
  }
}
