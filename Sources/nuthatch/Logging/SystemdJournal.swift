import Foundation
import Logging

/// Systemd's journal, if standard error leads to it.
enum SystemdJournal {
  /// Whether standard error leads to it. Systemd then names its socket in JOURNAL_STREAM, as device:inode
  /// (systemd.exec(5)).
  static let isListening = leads(to: ProcessInfo.processInfo.environment["JOURNAL_STREAM"], STDERR_FILENO)

  /// Returns true if a descriptor is the named socket. All sockets are on one device, so the inode identifies them.
  static func leads(to stream: String?, _ descriptor: Int32) -> Bool {
    guard let inode = stream?.split(separator: ":").last else { return false }
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    return target == "socket:[\(inode)]"
  }

  /// Returns the mark of an entry's level at the beginning of its line, such as `<3>` (sd-daemon(3)).
  static func prefix(of level: Logger.Level) -> String {
    switch level {
    case .trace, .debug: "<7>"
    case .info: "<6>"
    case .notice: "<5>"
    case .warning: "<4>"
    case .error: "<3>"
    case .critical: "<2>"
    }
  }
}
