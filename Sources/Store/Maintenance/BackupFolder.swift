public import Foundation

/// A folder of backups. The newest so many are kept, and the others until they are of an age.
public struct BackupFolder: Hashable, Sendable {
  public var directory: String
  /// How many are kept, however old.
  public var keep: Int
  /// Seconds for which every backup is kept, however many there are.
  public var lifetime: TimeInterval

  public init(directory: String, keep: Int, lifetime: TimeInterval = 0) {
    self.directory = directory
    self.keep = max(1, keep)
    self.lifetime = lifetime
  }

  private static let prefix = "nuthatch-"
  private static let suffix = ".sqlite"
  /// What a file's name ends with that is not whole yet.
  static let draft = ".part"

  private static let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)

  /// Of a moment in a file's name: `20261121T030000Z`.
  static func stamp(_ instant: Date) -> String { style.format(instant) }

  /// The files of the backups there are, the oldest first.
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

  /// When the newest was taken; nil where there is none. One that a clock which was ahead has stamped does not count
  /// before its time.
  public func newest(at now: Date) -> Date? { backups.last { $0.taken <= now }?.taken }

  /// Takes another backup, and lets go of those that are both one too many and old enough. The log of erasures comes
  /// along: with it, the folder alone is enough to begin again.
  ///
  /// The folder is made where it is missing, and the one around it is not.
  /// - Returns: its file.
  /// - Throws: `StoreError`
  public func take(of ledger: SQLiteLedger, at instant: Date) async throws -> String {
    try make()
    removeDrafts()
    let file = file(at: instant)
    try await ledger.backUp(to: file, replacing: true)
    try ledger.copyErasures(to: directory + "/erased")
    // Those with a stamp of the future are no newer than this one: they are not counted, and stay until their time.
    let past = backups.filter { $0.taken <= instant }
    for old in past.dropLast(keep) where instant.timeIntervalSince(old.taken) >= lifetime {
      try? FileManager.default.removeItem(atPath: old.file)
    }
    return file
  }

  /// Where a backup of that moment is kept.
  func file(at instant: Date) -> String {
    "\(directory)/\(BackupFolder.prefix)\(BackupFolder.stamp(instant))\(BackupFolder.suffix)"
  }

  /// Makes the folder where it is missing, for its owner alone.
  func make() throws {
    guard mkdir(directory, 0o700) == 0 else {
      guard errno == EEXIST else { throw DurableFile.failure(directory) }
      return
    }
    DurableFile.hand(directory)
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
