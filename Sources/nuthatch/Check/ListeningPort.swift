import Foundation

/// A trial of whether a server could listen at an address of this machine.
enum ListeningPort {
  enum Outcome {
    case free, taken
    /// Nobody can listen there, for the reason in errno; nil if the name is not an address.
    case impossible(Int32?)
  }

  /// Returns why nothing can listen at an address, and what to do.
  ///
  /// - Parameter number: the reason in errno; nil if the name is not an address.
  static func advice(_ number: Int32?) -> String {
    switch number {
    case EADDRINUSE: "another program listens there; name another port"
    case EACCES: "only root may listen at ports below 1024; name a higher one"
    case EADDRNOTAVAIL, nil: "this machine does not have this address; name one of its own, such as 127.0.0.1"
    case let number?: "nothing can listen there (\(String(cString: strerror(number)))); name another address"
    }
  }

  static func trial(host: String, port: Int) -> Outcome {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(host, String(port), &hints, &found)
    guard failure == 0, let address = found?.pointee else { return .impossible(nil) }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
    guard descriptor >= 0 else { return .impossible(errno) }
    defer { close(descriptor) }
    // The server does so too, so remains of closed connections do not matter.
    var reuses: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    if bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 1) == 0 { return .free }
    return errno == EADDRINUSE ? .taken : .impossible(errno)
  }
}
