import Foundation

/// A port of 127.0.0.1 that another program listens at.
final class TakenPort: Sendable {
  let number: Int
  private let descriptor: Int32

  init() throws {
    number = try freePort()
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(number).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0, listen(descriptor, 1) == 0 else {
      throw Server.Failure(description: "nothing can listen at \(number): errno \(errno)")
    }
  }

  deinit { close(descriptor) }
}
