public import Foundation

/// A folder of backups, the newest so many of them.
public struct BackupFolder: Hashable, Sendable {
  public var directory: String
  /// How many are kept.
  public var keep: Int

  public init(directory: String, keep: Int) {
    self.directory = directory
    self.keep = max(1, keep)
  }

  private static let prefix = "nuthatch-"
  private static let suffix = ".sqlite"
  /// What a file's name ends with that is not whole yet.
  static let draft = ".part"

  /// `20261121T030000Z`.
  static func stamp(_ instant: Date) -> String {
    instant.ISO8601Format(.iso8601(timeZone: .gmt, dateSeparator: .omitted, timeSeparator: .omitted)) + "Z"
  }

  /// The files of the backups there are, the oldest first.
  public var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasPrefix(BackupFolder.prefix) && $0.hasSuffix(BackupFolder.suffix) }.sorted()
      .map { directory + "/" + $0 }
  }

  /// When the newest was finished; nil where there is none.
  public var newest: Date? {
    files.last.flatMap { try? FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date }
  }

  /// Takes another backup, and lets the oldest go that are one too many. The log of erasures comes along: with it, the
  /// folder alone is enough to begin again.
  /// - Returns: its file.
  /// - Throws: `StoreError`
  public func take(of ledger: SQLiteLedger, at instant: Date) async throws -> String {
    let file = "\(directory)/\(BackupFolder.prefix)\(BackupFolder.stamp(instant))\(BackupFolder.suffix)"
    removeDrafts()
    try await ledger.backUp(to: file)
    try ledger.copyErasures(to: directory + "/erased")
    for old in files.dropLast(keep) { try? FileManager.default.removeItem(atPath: old) }
    return file
  }

  /// Seconds after which a draft that nobody writes to is nobody's.
  private static let draftLasts: TimeInterval = 3600

  /// Takes away what takes that were killed have left; another process's that is under way is written to all the time.
  private func removeDrafts() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      guard name.hasPrefix(BackupFolder.prefix), name.contains(BackupFolder.suffix + BackupFolder.draft) else {
        continue
      }
      let path = directory + "/" + name
      let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      guard let written, abs(written.timeIntervalSinceNow) > BackupFolder.draftLasts else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
