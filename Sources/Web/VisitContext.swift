import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// One request's surroundings: who asks.
struct VisitContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address of whoever is connected; nil where that is none of a network.
  private let peer: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress?.ipAddress
  }

  /// A request that came by no network.
  init(from peer: String?, log: Logger) {
    coreContext = CoreRequestContextStorage(source: Unconnected(logger: log))
    self.peer = peer
  }

  private struct Unconnected: RequestContextSource {
    var logger: Logger
  }

  /// Whether this machine asks for itself: a proxy on it that asks for others says so.
  func isLocal(_ request: Request) -> Bool {
    guard let peer, peer == "::1" || peer.hasPrefix("127.") || peer.hasPrefix("::ffff:127.") else { return false }
    return !["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"].contains { name in
      HTTPField.Name(name).map { request.headers.contains($0) } ?? false
    }
  }
}
