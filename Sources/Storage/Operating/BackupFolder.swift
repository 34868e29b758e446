public import Foundation

/// A folder of backups, which keeps a number of the newest, and others up to some age.
public struct BackupFolder: Hashable, Sendable {
  /// The folder's path.
  public var directory: String
  /// The number of backups to keep, however old they are; at least 1.
  public var keep: Int
  /// The seconds for which to keep every backup, however many there are.
  public var lifetime: TimeInterval

  /// A folder, which the first backup creates; fewer than one backup to keep counts as one.
  public init(directory: String, keep: Int, lifetime: TimeInterval = 0) {
    self.directory = directory
    self.keep = max(1, keep)
    self.lifetime = lifetime
  }

  package static let prefix = "nuthatch-"
  package static let suffix = ".sqlite"
  /// The suffix of files that are still being written.
  package static let draft = ".part"

  private static let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)

  /// Returns a moment in the form for a file's name: `20261121T030000Z`.
  package static func stamp(_ instant: Date) -> String { style.format(instant) }

  /// The paths of the backups, oldest first.
  public var files: [String] { backups.map(\.file) }

  package var backups: [(file: String, taken: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(BackupFolder.prefix), name.hasSuffix(BackupFolder.suffix) else { return nil }
      let stamp = name.dropFirst(BackupFolder.prefix.count).dropLast(BackupFolder.suffix.count)
      return BackupFolder.instant(of: stamp).map { (directory + "/" + name, $0) }
    }.sorted { $0.taken < $1.taken }
  }

  private static func instant(of stamp: Substring) -> Date? { try? style.parse(String(stamp)) }

  /// Returns the instant of the newest backup; nil if there is none. Backups from the future, by a clock that was
  /// ahead, do not count.
  public func newest(at now: Date) -> Date? { backups.last { $0.taken <= now }?.taken }

  /// Returns the path of a backup made at that moment.
  package func file(at instant: Date) -> String {
    "\(directory)/\(BackupFolder.prefix)\(BackupFolder.stamp(instant))\(BackupFolder.suffix)"
  }
}
