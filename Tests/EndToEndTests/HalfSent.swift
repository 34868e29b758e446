import Foundation

/// A request of which only the beginning is sent; its connection stays open as long as this is there.
final class HalfSent {
  private let descriptor: Int32

  init(_ beginning: String, to port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let length = beginning.utf8.count
    guard isConnected, send(descriptor, beginning, length, Int32(MSG_NOSIGNAL)) == length else {
      throw Server.Failure(description: "nothing can be sent to port \(port): errno \(errno)")
    }
  }

  deinit { close(descriptor) }
}
