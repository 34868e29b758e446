import Foundation

/// A server on loopback whose connections do what a test says, down to the last byte.
final class LoopbackServer: @unchecked Sendable {
  /// One accepted connection; used by its own thread.
  final class Connection: @unchecked Sendable {
    /// The number of the connection, from 0.
    let number: Int
    private let socket: Int32
    private let server: LoopbackServer
    private var pending: [UInt8] = []

    init(number: Int, socket: Int32, server: LoopbackServer) {
      self.number = number
      self.socket = socket
      self.server = server
    }

    /// The next whole request, head and body; nil when the client has gone.
    func request() -> String? {
      while true {
        if let end = head(), let whole = body(after: end) {
          let text = String(decoding: pending[..<whole], as: UTF8.self)
          pending.removeFirst(whole)
          server.note(text)
          return text
        }
        guard fill() else { return nil }
      }
    }

    /// Waits until at least that many bytes have come, and leaves them unread.
    func wait(forBytes count: Int) {
      while pending.count < count, fill() {}
    }

    func answer(_ status: String = "200 OK", headers: [String] = [], _ body: String = "") {
      let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)"] + headers
      write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    func write(_ text: String) {
      write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { return }
        rest.removeFirst(count)
      }
    }

    /// Ends the connection with a reset instead of a goodbye.
    func reset() {
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    }

    private func fill() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return false }
      pending += buffer[..<count]
      return true
    }

    private func head() -> Int? {
      pending.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
    }

    private func body(after head: Int) -> Int? {
      let lines = String(decoding: pending[..<head], as: UTF8.self).lowercased().split(separator: "\r\n")
      let length =
        lines.first { $0.hasPrefix("content-length:") }.flatMap {
          Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces))
        } ?? 0
      return pending.count >= head + length ? head + length : nil
    }
  }

  let port: UInt16
  private let socketNumber: Int32
  private let lock = NSLock()
  private var noted: [String] = []
  private var accepted = 0
  private var ended = 0
  private var isStopped = false

  var url: String { "http://127.0.0.1:\(port)" }
  /// Every request that was read whole, in order.
  var requests: [String] { lock.withLock { noted } }
  var connections: Int { lock.withLock { accepted } }
  /// Connections that the server has closed.
  var closed: Int { lock.withLock { ended } }

  /// Listens on a free port; every connection is handed to `script` and closed when that returns.
  init(_ script: @escaping @Sendable (Connection) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 1_024) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    socketNumber = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread { [weak self] in
      defer { close(listener) }
      while true {
        let socket = accept(listener, nil, nil)
        guard let self else { return }
        if socket < 0 {
          // Out of descriptors for a moment; anything else means that the server was stopped.
          guard errno == EMFILE || errno == ENFILE else { return }
          usleep(10_000)
          continue
        }
        let number = self.lock.withLock {
          self.accepted += 1
          return self.accepted - 1
        }
        let connection = Connection(number: number, socket: socket, server: self)
        Thread {
          script(connection)
          close(socket)
          self.lock.withLock { self.ended += 1 }
        }.start()
      }
    }.start()
  }

  deinit {
    stop()
  }

  /// Refuses connections from here on. Once only, and the thread that accepts closes the socket: its number is soon
  /// another's.
  func stop() {
    let isFirst = lock.withLock {
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { shutdown(socketNumber, Int32(SHUT_RDWR)) }
  }

  private func note(_ request: String) {
    lock.withLock { noted.append(request) }
  }
}
