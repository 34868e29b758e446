public import Foundation

/// A folder of backups, which keeps a number of the newest, and others up to an age.
public struct BackupFolder: Hashable, Sendable {
  /// The folder's path.
  public var directory: String
  /// How many backups are kept, however old they are; at least 1.
  public var keep: Int
  /// Seconds for which every backup is kept, however many there are.
  public var lifetime: TimeInterval

  /// A folder that is made with the first backup; fewer than one backup to keep counts as one.
  public init(directory: String, keep: Int, lifetime: TimeInterval = 0) {
    self.directory = directory
    self.keep = max(1, keep)
    self.lifetime = lifetime
  }

  private static let prefix = "nuthatch-"
  private static let suffix = ".sqlite"
  /// The suffix of files that are being written.
  static let draft = ".part"

  private static let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)

  /// A moment as it stands in a file's name: `20261121T030000Z`.
  static func stamp(_ instant: Date) -> String { style.format(instant) }

  /// The paths of the backups, oldest first.
  public var files: [String] { backups.map(\.file) }

  private var backups: [(file: String, taken: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(BackupFolder.prefix), name.hasSuffix(BackupFolder.suffix) else { return nil }
      let stamp = name.dropFirst(BackupFolder.prefix.count).dropLast(BackupFolder.suffix.count)
      return BackupFolder.instant(of: stamp).map { (directory + "/" + name, $0) }
    }.sorted { $0.taken < $1.taken }
  }

  private static func instant(of stamp: Substring) -> Date? { try? style.parse(String(stamp)) }

  /// When the newest backup was made; nil where there is none. Backups from the future, by a clock that was ahead, do
  /// not count.
  public func newest(at now: Date) -> Date? { backups.last { $0.taken <= now }?.taken }

  /// Makes a backup and deletes those beyond both ``keep`` and ``lifetime``. The log of erasures is copied, too, so
  /// that the folder is all that a restore needs.
  ///
  /// The folder is created where it is missing, but its parent is not.
  /// - Returns: the path of the new file.
  /// - Throws: `StoreError`
  public func take(of ledger: SQLiteLedger, at instant: Date) async throws -> String {
    try make()
    removeDrafts()
    let file = file(at: instant)
    try await ledger.backUp(to: file, replacing: true)
    try ledger.copyErasures(to: directory + "/erased")
    // Backups from the future are not counted as newer than this one, and stay until their time has come.
    let past = backups.filter { $0.taken <= instant }
    for old in past.dropLast(keep) where instant.timeIntervalSince(old.taken) >= lifetime {
      try? FileManager.default.removeItem(atPath: old.file)
    }
    return file
  }

  /// The path of a backup made at that moment.
  func file(at instant: Date) -> String {
    "\(directory)/\(BackupFolder.prefix)\(BackupFolder.stamp(instant))\(BackupFolder.suffix)"
  }

  /// Creates the folder where it is missing, with access for its owner alone.
  func make() throws {
    guard mkdir(directory, 0o700) == 0 else {
      guard errno == EEXIST else { throw DurableFile.failure(directory) }
      return
    }
    DurableFile.hand(directory)
  }

  /// Seconds after which a draft that has not been written to is abandoned.
  private static let draftLasts: TimeInterval = 3600

  /// Deletes the drafts of processes that were killed. A draft in progress is written to all the time.
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
