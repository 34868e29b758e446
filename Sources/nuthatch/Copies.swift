import Foundation
import Store

/// The copies of a database that this machine keeps: whoever is erased is in them still.
enum Copies {
  /// Backups, and what restores and upgrades have put aside.
  static func files(of database: String, _ folder: BackupFolder?) -> [String] {
    let place = URL(fileURLWithPath: database)
    let directory = place.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let aside = names.filter { $0.hasPrefix(place.lastPathComponent + ".before-") && !$0.hasSuffix("-wal") }.sorted()
    return aside.map { directory + "/" + $0 } + (folder?.files ?? [])
  }
}
