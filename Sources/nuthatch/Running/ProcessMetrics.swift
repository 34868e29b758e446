import CoreMetrics
import Foundation
import Storage

/// What the executable itself tells of: its version, and how old the newest backup is.
enum ProcessMetrics {
  /// Measures it anew.
  static func note(_ settings: Settings, at now: Date) {
    Gauge(label: "nuthatch_build_info", dimensions: [("version", Version.current)]).record(1)
    let age = Gauge(label: "nuthatch_backup_age_seconds")
    if let newest = settings.backups?.folder.newest(at: now) {
      age.record(now.timeIntervalSince(newest))
    } else {
      // None that can be told of is not one that is fresh.
      age.destroy()
    }
  }

  /// What the figures are, by their names.
  static let help = [
    "nuthatch_build_info": "Always 1; the version is in the label.",
    "nuthatch_backup_age_seconds": "Since the newest backup was taken; absent while there is none.",
  ]
}
