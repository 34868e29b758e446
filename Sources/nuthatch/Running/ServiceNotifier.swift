import Foundation

/// Tells systemd, if it supervises the process, that the daemon is ready, alive or stopping (sd_notify(3)).
struct ServiceNotifier: Sendable {
  private let address: String?

  /// - Parameter environment: names the socket in `NOTIFY_SOCKET`; without it, nothing is sent.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    address = environment["NOTIFY_SOCKET"].flatMap { $0.hasPrefix("/") || $0.hasPrefix("@") ? $0 : nil }
  }

  /// Says that all loops are at work.
  func isReady() { tell("READY=1") }

  /// Says that all is well, more often than `WatchdogSec`, so that systemd does not restart the process.
  func isAlive() { tell("WATCHDOG=1") }

  func isStopping() { tell("STOPPING=1") }

  /// Sends one datagram; ignores errors, for example if the supervisor is gone.
  private func tell(_ text: String) {
    guard let address else { return }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    // A name in the abstract namespace begins with a NUL (unix(7)).
    let path = address.hasPrefix("@") ? [0] + Array(address.utf8.dropFirst()) : Array(address.utf8)
    guard path.count < MemoryLayout.size(ofValue: name.sun_path) else { return }
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + path.count)
    let bytes = Array(text.utf8)
    withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT), $0, length)
      }
    }
  }
}
