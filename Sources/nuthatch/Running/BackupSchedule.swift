import Foundation
import Logging
import ServiceLifecycle
import Storage

/// Takes a backup whenever the newest is older than the settings allow, one at a time. Between backups, it keeps the
/// list of erased people beside them up to date.
struct BackupSchedule: Service, CustomStringConvertible {
  let ledger: any LedgerBackups
  let live: LiveSettings
  let log: Logger

  var description: String { "backups" }

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        var wait = 60.0
        if let backups = live.settings.backups, isDue(backups) {
          // A failed backup is tried again in a while, since the reason may be a full disk.
          if await !take(backups) { wait = 900 }
        } else if let backups = live.settings.backups {
          // Soon adds people who were erased since the last backup to its list. If that fails, the next backup reports
          // why.
          try? ledger.copyErasures(into: backups.folder)
        }
        try await Task.sleep(for: .seconds(wait))
      }
    }
  }

  private func isDue(_ backups: BackupSettings) -> Bool {
    guard let newest = backups.folder.newest(at: Composition.now()) else { return true }
    return Composition.now().timeIntervalSince(newest) >= backups.hours * 3600
  }

  private func take(_ backups: BackupSettings) async -> Bool {
    do {
      let file = try await ledger.backUp(into: backups.folder, at: Composition.now())
      log.info("backup taken", metadata: ["file": "\(file)"])
      return true
    } catch is CancellationError {
      log.notice("the backup was stopped: the next start takes it")
      return false
    } catch {
      let reason = (error as? StoreError)?.description(ofBackupOf: live.settings.database) ?? "\(error)"
      log.error("no backup was taken", metadata: ["error": "\(reason)"])
      return false
    }
  }
}
