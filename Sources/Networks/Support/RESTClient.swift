import Conversation
public import Foundation
public import HTTP

/// A client of a JSON API: sends requests, reads what is answered, and tells what was refused.
public struct RESTClient: Sendable {
  /// What a server says of a refusal, in words for the operator; by default nothing.
  public typealias Words = @Sendable (HTTPResponse) -> String
  /// Seconds that a server asks to wait after a refusal; nil where it does not say.
  public typealias Wait = @Sendable (HTTPResponse) -> TimeInterval?

  /// Whether what changes something goes over a connection of its own: no server that closes a used one can lose it then.
  public var writesOverFreshConnections = true
  private let transport: any Transport
  private let longestAnswer: Int
  private let words: Words
  private let wait: Wait

  /// What was answered, and the headers that it came with.
  public struct Answer<Value> {
    /// The body, read.
    public var value: Value
    /// The header fields.
    public var headers: HTTPHeaders

    /// An answer of these.
    public init(value: Value, headers: HTTPHeaders) {
      self.value = value
      self.headers = headers
    }
  }

  /// A client over a transport.
  ///
  /// - Parameter longestAnswer: the bytes of an answer that are read at most.
  public init(
    transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer,
    words: @escaping Words = { _ in "" }, wait: @escaping Wait = RESTClient.retryAfter
  ) {
    self.transport = transport
    self.longestAnswer = longestAnswer
    self.words = words
    self.wait = wait
  }

  /// `Retry-After` in seconds (RFC 9110, section 10.2.3), a day at most: more is a mistake, and would silence the account.
  public static let retryAfter: Wait = { response in
    response.headers["Retry-After"].flatMap { Double($0) }.flatMap { $0.isFinite ? min(max(0, $0), 86_400) : nil }
  }

  /// Sends a request and reads its answer.
  ///
  /// - Throws: `RESTRefusal`; `TooLong` for something read that is longer than is read; `NetworkFailure` without an answer.
  public func ask<Value: Decodable>(_ request: HTTPRequest) async throws -> Answer<Value> {
    try read(try await response(to: request), to: request)
  }

  /// Sends a request; returns its answer, whatever its status.
  ///
  /// - Throws: `TooLong` for something read that is longer than is read; `NetworkFailure` without an answer.
  public func response(to request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    request.headers["Accept"] = "application/json"
    request.mayReuseConnection = request.method == .get || !writesOverFreshConnections
    request.maximumResponseSize = longestAnswer
    do {
      return try await transport.send(request)
    } catch {
      if let tooLong = TooLong(error), request.method == .get { throw tooLong }
      throw NetworkFailure(error)
    }
  }

  /// Reads what a request was answered.
  ///
  /// - Throws: `RESTRefusal`
  public func read<Value: Decodable>(_ response: HTTPResponse, to request: HTTPRequest) throws -> Answer<Value> {
    guard response.isSuccess else {
      throw refusal(
        response, to: request, status: response.status,
        [String(response.status), words(response)].filter { !$0.isEmpty }.joined(separator: " "))
    }
    guard let value = try? JSONDecoder().decode(Value.self, from: response.body) else {
      throw refusal(response, to: request, status: nil, "the answer could not be read")
    }
    return Answer(value: value, headers: response.headers)
  }

  private func refusal(
    _ response: HTTPResponse, to request: HTTPRequest, status: Int?, _ words: String
  ) -> RESTRefusal {
    RESTRefusal(
      status: status, words: "\(request.redacted): \(words)", wait: wait(response), isWrite: request.method != .get,
      response: response)
  }
}
