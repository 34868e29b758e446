import NIOCore
import NIOHTTP1

/// Enforces what HTTP/1.1 requires of a server beyond parsing: a request names one host (RFC 9112, section 3.2), and a
/// client that waits for permission to send a body gets it (RFC 9110, section 10.1.1).
final class RequestRules: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Requests whose answers are not written yet.
  private var open = 0
  /// Whatever follows a refused request is not a request.
  private var isRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    if case .head(let head) = unwrapInboundIn(data) {
      let hosts = head.headers["host"].count
      guard hosts == 1 || hosts == 0 && head.version == .http1_0 else {
        isRefused = true
        // The request gets 400 in its turn, like anything that can't be parsed.
        return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
      }
      open += 1
      if open == 1, head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }) {
        context.writeAndFlush(
          wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { open -= 1 }
    context.write(data, promise: promise)
  }
}
