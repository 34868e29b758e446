import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import Web

/// The handling of a connection before the router sees it.
@Suite struct ConnectionTests {
  private static func head(_ headers: HTTPHeaders = ["host": "here"], version: HTTPVersion = .http1_1)
    -> HTTPServerRequestPart
  {
    .head(HTTPRequestHead(version: version, method: .POST, uri: "/", headers: headers))
  }

  private static let answer: [HTTPServerResponsePart] = [
    .head(HTTPResponseHead(version: .http1_1, status: .ok)), .end(nil),
  ]

  private static func channel(_ handler: any ChannelHandler) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(handler: handler)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  // MARK: - The deadline

  @Test func `a body that comes byte by byte ends at the deadline`() throws {
    let channel = try Self.channel(ExchangeDeadline(.seconds(60)))
    try channel.writeInbound(Self.head())
    for _ in 0..<7 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(8))
      try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "x")))
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(8))
    #expect(!channel.isActive)
  }

  @Test func `so does one that nobody waits for, after its answer`() throws {
    let channel = try Self.channel(ExchangeDeadline(.seconds(60)))
    try channel.writeInbound(Self.head())
    for part in Self.answer { try channel.writeOutbound(part) }
    channel.embeddedEventLoop.advanceTime(by: .seconds(61))
    #expect(!channel.isActive)
  }

  @Test func `an answer that is not read ends at the deadline`() throws {
    let channel = try Self.channel(ExchangeDeadline(.seconds(60)))
    try channel.writeInbound(Self.head())
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    // Written, but not taken by the socket.
    for part in Self.answer { channel.write(part, promise: nil) }
    channel.embeddedEventLoop.advanceTime(by: .seconds(59))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive)
  }

  @Test(arguments: [(ByteBuffer.answerPart, true), (1, false)])
  func `a long answer has time for as long as it is taken, but not byte by byte`(part: Int, isTaken: Bool) throws {
    let channel = try Self.channel(ExchangeDeadline(.seconds(60)))
    try channel.writeInbound(Self.head())
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    try channel.writeOutbound(Self.answer[0])
    for _ in 0..<20 where channel.isActive {
      let body = ByteBuffer(repeating: 0, count: part)
      try channel.writeOutbound(HTTPServerResponsePart.body(.byteBuffer(body)))
      channel.embeddedEventLoop.advanceTime(by: .seconds(50))
    }
    #expect(channel.isActive == isTaken)
    guard isTaken else { return }
    // Nobody reads any more.
    channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(repeating: 0, count: part))), promise: nil)
    channel.embeddedEventLoop.advanceTime(by: .seconds(61))
    #expect(!channel.isActive)
  }

  @Test func `a long answer is sent in parts, and nothing of it is lost`() {
    let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 >> 8) }
    let parts = ByteBuffer(bytes: bytes).answerParts
    #expect(parts.count == 3 && parts.flatMap { Array($0.readableBytesView) } == bytes)
    #expect(ByteBuffer().answerParts.isEmpty)
  }

  @Test func `whoever is served in time may ask again on the same connection`() throws {
    let channel = try Self.channel(ExchangeDeadline(.seconds(60)))
    for _ in 0..<3 {
      try channel.writeInbound(Self.head())
      try channel.writeInbound(HTTPServerRequestPart.end(nil))
      channel.embeddedEventLoop.advanceTime(by: .seconds(40))
      for part in Self.answer { try channel.writeOutbound(part) }
      channel.embeddedEventLoop.advanceTime(by: .seconds(40))
    }
    #expect(channel.isActive)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  // MARK: - The rules

  @Test(arguments: [
    (HTTPHeaders([("Host", "a")]), HTTPVersion.http1_1, true), (HTTPHeaders(), .http1_0, true),
    (HTTPHeaders(), .http1_1, false),
    (HTTPHeaders([("Host", "a"), ("Host", "b")]), .http1_1, false),
    (HTTPHeaders([("Host", "a"), ("host", "a")]), .http1_0, false),
  ])
  func `a request names one host`(headers: HTTPHeaders, version: HTTPVersion, isTaken: Bool) throws {
    let channel = try Self.channel(RequestRules())
    if isTaken {
      try channel.writeInbound(Self.head(headers, version: version))
      #expect(try channel.readInbound(as: HTTPServerRequestPart.self) != nil)
    } else {
      #expect(throws: HTTPParserError.self) { try channel.writeInbound(Self.head(headers, version: version)) }
      // The data behind it is not trusted either.
      try channel.writeInbound(Self.head())
      #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
    }
  }

  @Test func `who waits to be told to go on is told`() throws {
    let channel = try Self.channel(RequestRules())
    try channel.writeInbound(Self.head(["host": "a", "expect": "100-Continue"]))
    guard case .head(let told)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
      Issue.record("nothing was said")
      return
    }
    #expect(told.status == .continue)
    for part in Self.answer { try channel.writeOutbound(part) }
    while try channel.readOutbound(as: HTTPServerResponsePart.self) != nil {}
    try channel.writeInbound(Self.head())
    #expect(try channel.readOutbound(as: HTTPServerResponsePart.self) == nil)
  }
}
