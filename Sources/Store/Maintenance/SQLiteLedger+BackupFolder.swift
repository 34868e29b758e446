public import Foundation
public import Storage

extension SQLiteLedger {
  /// Makes a backup in a folder and deletes those that are beyond both its ``BackupFolder/keep`` and its
  /// ``BackupFolder/lifetime``.
  /// - Returns: the path of the new file.
  /// - Throws: `StoreError`; `CancellationError`
  public func backUp(into folder: BackupFolder, at instant: Date) async throws -> String {
    try folder.make()
    folder.removeDrafts(at: instant)
    let file = folder.file(at: instant)
    try await backUp(to: file, replacing: true)
    try copyErasures(into: folder)
    // Backups from the future are not counted as newer than this one, and stay until their time has come.
    let past = folder.backups.filter { $0.taken <= instant }
    for old in past.dropLast(folder.keep) where instant.timeIntervalSince(old.taken) >= folder.lifetime {
      try? FileManager.default.removeItem(atPath: old.file)
    }
    return file
  }

  /// Adds missing lines to a folder's log of erasures; does nothing if there is no such folder.
  /// - Throws: `StoreError`
  public func copyErasures(into folder: BackupFolder) throws {
    guard !path.isEmpty, FileManager.default.fileExists(atPath: folder.directory) else { return }
    try ErasureLog(in: folder.directory).carry(
      ErasureLog(of: URL(fileURLWithPath: path).resolvingSymlinksInPath().path))
  }
}

extension BackupFolder {
  /// Creates the folder if it is missing, with access only for its owner.
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
  fileprivate func removeDrafts(at instant: Date) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      guard name.hasPrefix(BackupFolder.prefix), name.contains(BackupFolder.suffix + BackupFolder.draft) else {
        continue
      }
      let path = directory + "/" + name
      let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      guard let written, abs(written.timeIntervalSince(instant)) > BackupFolder.draftLasts else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
