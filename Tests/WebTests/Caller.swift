import Foundation
import Testing

/// A stranger's connection to this machine.
///
/// The structures of sockets are spelt as bytes: NIO's C modules declare them too, and whose members they are then
/// depends on the order in which the compiler meets them.
struct Caller {
  private let descriptor: Int32

  init(_ port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // sockaddr_in: the family, the port and 127.0.0.1 in network order, padding.
    let address: [UInt8] =
      [UInt8(AF_INET), 0, UInt8(port >> 8), UInt8(port & 0xff), 127, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
    let outcome = address.withUnsafeBytes { bytes in
      bytes.baseAddress.map { connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) }
    }
    try #require(outcome == 0)
  }

  /// Runs calls on a thread of their own: they block, and the tests' few threads are the server's, too.
  static func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread { done.resume(with: Result(catching: body)) }
    }
  }

  /// The seconds that an answer may take; on a machine however busy, only a hanging one takes longer.
  static let patience = 600

  func say(_ text: String) -> Bool { send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL)) == text.utf8.count }

  /// Returns true if the next data contains these words.
  func hears(_ words: String, within seconds: Int) -> Bool {
    next(within: seconds)?.contains(words) == true
  }

  /// Returns true if the other side closes the connection.
  func isLetGo(within seconds: Int) -> Bool {
    while let said = next(within: seconds) { if said.isEmpty { return true } }
    return errno == ECONNRESET
  }

  func hangUp() { close(descriptor) }

  /// The next data; empty at the end, nil if nothing comes.
  private func next(within seconds: Int) -> String? {
    // timeval: seconds and microseconds.
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, [Int64(seconds), 0], 16)
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
  }
}
