import Foundation

/// The socket of a service manager, on which the services it has started report (sd_notify(3)).
final class NotifySocket: Sendable {
  let path: String
  private let descriptor: Int32

  init(in folder: URL) throws {
    path = folder.appendingPathComponent("notify").path
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard descriptor >= 0, bytes.count < MemoryLayout.size(ofValue: name.sun_path) else {
      throw Server.Failure(description: "no socket at \(path)")
    }
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
    let bound = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0 else { throw Server.Failure(description: "nothing can be bound to \(path): errno \(errno)") }
  }

  deinit { close(descriptor) }

  /// Waits for the report that the service is ready. Before it, the service may report that it is alive.
  func hearsReady() async -> Bool {
    while let report = await next() { if report == "READY=1" { return true } }
    return false
  }

  /// Waits for the next report, and returns it at once; nil if none comes in time.
  func next(within seconds: Int = 120) async -> String? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var asked = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = poll(&asked, 1, Int32(seconds * 1000)) == 1 ? recv(self.descriptor, &bytes, bytes.count, 0) : -1
        continuation.resume(returning: count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self))
      }
    }
  }
}
