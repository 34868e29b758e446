import NIOCore
import NIOHTTP1

/// Ends a connection on which a request and its answer, with their bodies, take too long. So nobody keeps a place for
/// good by sending or reading a byte now and then. A long answer gets the same time again for each part that was taken.
final class ExchangeDeadline: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let limit: TimeAmount
  private var end: Scheduled<Void>?
  /// Incomplete requests, and answers that are not completely sent.
  private var open = 0
  /// Bytes of the answer that the socket has taken since the deadline was set.
  private var taken = 0

  init(_ limit: TimeAmount) { self.limit = limit }

  func channelInactive(context: ChannelHandlerContext) {
    end?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: begin(2, context)
    case .body: break
    case .end: finish(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    // The answer counts as sent once the socket has taken it, not when it was written.
    var sent: EventLoopPromise<Void> { promise ?? context.eventLoop.makePromise() }
    switch unwrapOutboundIn(data) {
    case .head: context.write(data, promise: promise)
    case .body(let body):
      let (count, sent) = (body.readableBytes, sent)
      sent.futureResult.whenSuccess { bound.value.0.progress(count, bound.value.1) }
      context.write(data, promise: sent)
    case .end:
      let sent = sent
      sent.futureResult.whenComplete { _ in bound.value.0.finish(bound.value.1) }
      context.write(data, promise: sent)
    }
  }

  private func progress(_ count: Int, _ context: ChannelHandlerContext) {
    taken += count
    if open > 0, taken >= ByteBuffer.answerPart { schedule(context) }
  }

  private func begin(_ parts: Int, _ context: ChannelHandlerContext) {
    open += parts
    if open == parts { schedule(context) }
  }

  private func finish(_ context: ChannelHandlerContext) {
    open = max(0, open - 1)
    if open == 0 { end?.cancel() }
  }

  private func schedule(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    end?.cancel()
    taken = 0
    end = context.eventLoop.scheduleTask(in: limit) { bound.value.close(promise: nil) }
  }
}
