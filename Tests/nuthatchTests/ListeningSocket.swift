import Foundation

/// A server on a port of 127.0.0.1 that gives every caller one answer.
final class ListeningSocket: Sendable {
  let port: Int
  private let descriptor: Int32

  init(answer: String = "") throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listens = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 5) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    self.descriptor = descriptor
    port = Int(UInt16(bigEndian: address.sin_port))
    guard listens else { throw POSIXError(.EADDRINUSE) }
    let thread = Thread {
      while case let caller = accept(descriptor, nil, nil), caller >= 0 {
        var bytes = [UInt8](repeating: 0, count: 4096)
        _ = recv(caller, &bytes, bytes.count, 0)
        _ = send(caller, answer, answer.utf8.count, Int32(MSG_NOSIGNAL))
        close(caller)
      }
    }
    thread.start()
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// An answer of HTTP.
  static func answer(_ status: String, _ body: String) -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
  }
}
