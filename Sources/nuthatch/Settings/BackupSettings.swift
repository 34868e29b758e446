import Logging
import ServiceLifecycle
import Storage

/// When backups are taken, and where they are kept.
struct BackupSettings: Hashable {
  var folder: BackupFolder
  /// Hours from one backup to the next.
  var hours: Double
}
