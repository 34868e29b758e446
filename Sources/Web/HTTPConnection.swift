import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// One HTTP/1.1 connection: the handlers between its bytes and the router.
struct HTTPConnection: ServerChildChannel, HTTPChannelHandler {
  let responder: HTTPChannelHandler.Responder
  let limits: Site.Limits

  func setup(
    channel: any Channel, logger: Logger
  ) -> EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      var decoder = NIOHTTPDecoderLimitConfiguration()
      decoder.maxHeaderListSize = Self.longestHead
      decoder.maxHeaderFieldSize = Self.longestHead
      // Requests are already taken in turn, and the router's answers have valid headers.
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
        withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoder)
      try pipeline.addHandlers([
        RequestRules(), ExchangeDeadline(TimeAmount(limits.exchange)), HTTP1ToHTTPServerCodec(secure: false),
        HTTPConnectionStateHandler(idleTimeout: limits.idle, logger: logger),
      ])
      return try NIOAsyncChannel(
        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }
  }

  /// The most bytes of a request's head.
  private static let longestHead = 64 * 1024

  func handle(value channel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, logger: Logger) async {
    await handleHTTP(asyncChannel: channel, logger: logger)
  }
}
