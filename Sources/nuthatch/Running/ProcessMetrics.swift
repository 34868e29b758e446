import CoreMetrics
import Foundation
import Storage

/// The figures of the executable itself: its version, and the age of the newest backup.
enum ProcessMetrics {
  /// Measures the figures again.
  ///
  /// - Parameter started: the start of the daemon, from which the age counts until there is a backup.
  static func note(_ settings: Settings, since started: Date, at now: Date) {
    Gauge(label: "nuthatch_build_info", dimensions: [("version", Version.current)]).record(1)
    let age = Gauge(label: "nuthatch_backup_age_seconds")
    if let folder = settings.backups?.folder {
      age.record(now.timeIntervalSince(folder.newest(at: now) ?? started))
    } else {
      age.destroy()
    }
  }

  /// The descriptions of the figures, by their names.
  static let help = [
    "nuthatch_build_info": "Always 1; the version is in the label.",
    "nuthatch_backup_age_seconds": "Since the newest backup was taken; since the start while there is none.",
  ]
}
