import Logging
import ServiceLifecycle
import Storage

/// The interval of backups, and their folder.
struct BackupSettings: Hashable {
  var folder: BackupFolder
  /// Hours from one backup to the next.
  var hours: Double
}
