import Foundation

/// A trial of whether a server could listen at an address of this machine.
enum ListeningPort {
  enum Outcome {
    case free, taken
    case notHere(String)
  }

  static func trial(host: String, port: Int) -> Outcome {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(host, String(port), &hints, &found)
    guard failure == 0, let address = found?.pointee else { return .notHere(String(cString: gai_strerror(failure))) }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
    guard descriptor >= 0 else { return .notHere(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    // The server does so too: remains of closed connections do not matter.
    var reuses: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    if bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 1) == 0 { return .free }
    return errno == EADDRINUSE ? .taken : .notHere(String(cString: strerror(errno)))
  }
}
