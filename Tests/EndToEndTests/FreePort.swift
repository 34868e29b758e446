import Foundation
import Synchronization

/// The place where the search for the next port begins; another run of the tests begins elsewhere.
private let nextPort = Atomic(Int.random(in: 0..<ports.count))

/// Below those that the system gives to outgoing connections (from 32768 on): one of these is still free when the
/// daemon, started later, is to listen at it.
private let ports = 20_000..<32_768

/// A port of 127.0.0.1 that nobody listens at, another one each time.
func freePort() throws -> Int {
  for _ in 0..<ports.count {
    let (turn, _) = nextPort.add(1, ordering: .relaxed)
    let port = ports.lowerBound + turn % ports.count
    if isFree(port) { return port }
  }
  throw Server.Failure(description: "there is no free port among \(ports)")
}

/// Returns true if the port is free: it can be bound, and is released again.
private func isFree(_ port: Int) -> Bool {
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
}
