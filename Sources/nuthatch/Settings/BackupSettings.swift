import Logging
import ServiceLifecycle
import Storage

/// The schedule of the backups, and the folder that keeps them.
struct BackupSettings: Hashable {
  var folder: BackupFolder
  /// Hours from one backup to the next.
  var hours: Double
}
