import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The context of one request: who asks.
struct VisitContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address of the connection's other end; nil if it did not come over a network.
  private let peer: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress?.ipAddress
  }

  /// A request that did not come over a network.
  init(from peer: String?, log: Logger) {
    coreContext = CoreRequestContextStorage(source: Unconnected(logger: log))
    self.peer = peer
  }

  private struct Unconnected: RequestContextSource {
    var logger: Logger
  }

  /// The address from which a request comes, if it is known: the caller's, or else the last one in `X-Forwarded-For`,
  /// which a proxy on this machine or its private network has added. Nil if such a proxy adds none.
  func caller(_ request: Request) -> String? {
    guard let peer else { return nil }
    guard Self.isNearby(peer) else { return peer }
    let told = HTTPField.Name("X-Forwarded-For").flatMap { request.headers[$0] }
    return told?.split(separator: ",").last.map { String($0.filter { !$0.isWhitespace }) }
  }

  private static func isNearby(_ address: String) -> Bool {
    let plain = address.hasPrefix("::ffff:") ? String(address.dropFirst(7)) : address
    if ["::1", "fd", "fc", "127.", "10.", "192.168."].contains(where: plain.hasPrefix) { return true }
    let parts = plain.split(separator: ".").compactMap { Int($0) }
    return parts.count == 4 && parts[0] == 172 && (16...31).contains(parts[1])
  }

  /// True if this machine asks for itself. A proxy on it that asks for others says so, or names their host.
  func isLocal(_ request: Request) -> Bool {
    let name = (request.head.authority ?? "").lowercased().replacing(/:\d+$/, with: "")
    guard SiteAddress.isLoopback(name) else { return false }
    guard let peer, peer == "::1" || peer.hasPrefix("127.") || peer.hasPrefix("::ffff:127.") else { return false }
    return !["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"].contains { name in
      HTTPField.Name(name).map { request.headers.contains($0) } ?? false
    }
  }
}
