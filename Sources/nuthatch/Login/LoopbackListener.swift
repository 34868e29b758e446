import Conversation
import Foundation

/// Waits on this machine for the browser that the server sends back with an authorization code (RFC 8252, section 7.3).
final class LoopbackListener: LoginRedirect {
  private let descriptor: Int32
  let port: UInt16

  /// Listens on a port of 127.0.0.1, by default on any that is free; nil if that fails.
  init?(port wanted: UInt16 = 0) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // The page of a login just before may still be closing its connection.
    var reuses: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_port = wanted.bigEndian
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 4) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    guard descriptor >= 0, isBound else { return nil }
  }

  deinit { close(descriptor) }

  /// The address that the browser is to be sent to.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Waits for the browser's request or a line typed in the terminal, whichever comes first. Returns the requested
  /// address or the line; nil if the terminal's input ends.
  func next() -> String? {
    while true {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, -1) > 0 else { continue }
      if waiting[1].revents != 0 { return readLine() }
      if waiting[0].revents != 0, let address = answerBrowser() { return address }
    }
  }

  /// Takes one request and answers with thanks; returns nil if it has no code (a browser also asks for an icon).
  private func answerBrowser() -> String? {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    defer { close(connection) }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = read(connection, &buffer, buffer.count)
    guard count > 0 else { return nil }
    let request = String(decoding: buffer[..<count], as: UTF8.self)
    let target = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    let hasCode = target.contains("code=") || target.contains("error=")
    let text = hasCode ? "Thank you. You can close this page and go back to the terminal." : "Nothing is here."
    let answer =
      "HTTP/1.1 \(hasCode ? "200 OK" : "404 Not Found")\r\nContent-Type: text/plain; charset=utf-8\r\n"
      + "Content-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
    // A browser that has already hung up needs no thanks.
    _ = send(connection, answer, answer.utf8.count, Int32(MSG_NOSIGNAL))
    return hasCode ? target : nil
  }
}
