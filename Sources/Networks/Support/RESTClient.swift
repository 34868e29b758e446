import Conversation
public import Foundation
public import HTTP

/// A client of a JSON API. It sends requests, reads the responses, and throws the refusals.
public struct RESTClient: Sendable {
  /// Returns the server's words about a refusal, for the operator; none by default.
  public typealias Words = @Sendable (HTTPResponse) -> String
  /// Returns the seconds that a server asks to wait after a refusal; nil if it names none.
  public typealias Wait = @Sendable (HTTPResponse) -> TimeInterval?

  /// Whether a request that changes something gets its own connection, so that none is lost on a reused one that
  /// closes.
  public var writesOverFreshConnections = true
  private let transport: any Transport
  private let longestAnswer: Int
  private let words: Words
  private let wait: Wait

  /// The value of a response, and the headers that it came with.
  public struct Answer<Value> {
    /// The decoded body.
    public var value: Value
    /// The header fields.
    public var headers: HTTPHeaders

    /// An answer with a value and headers.
    public init(value: Value, headers: HTTPHeaders) {
      self.value = value
      self.headers = headers
    }
  }

  /// A client over a transport.
  ///
  /// - Parameter longestAnswer: the longest response body to read, in bytes.
  public init(
    transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer,
    words: @escaping Words = { _ in "" }, wait: @escaping Wait = RESTClient.retryAfter
  ) {
    self.transport = transport
    self.longestAnswer = longestAnswer
    self.words = words
    self.wait = wait
  }

  /// The seconds of `Retry-After` (RFC 9110, section 10.2.3), a day at most: more is a mistake, and would silence the
  /// account.
  public static let retryAfter: Wait = { response in
    response.headers["Retry-After"].flatMap { Double($0) }.flatMap { $0.isFinite ? min(max(0, $0), 86_400) : nil }
  }

  /// Sends a request and reads its answer.
  ///
  /// - Throws: `RESTRefusal`; `TooLong` if the response to a GET is too long to read; `NetworkFailure` if there is
  ///   none.
  public func ask<Value: Decodable>(_ request: HTTPRequest) async throws -> Answer<Value> {
    try read(try await response(to: request), to: request)
  }

  /// Sends a request and returns the response, whatever its status.
  ///
  /// - Throws: `TooLong` if the response to a GET is too long to read; `NetworkFailure` if there is none.
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

  /// Reads the response to a request.
  ///
  /// - Throws: `RESTRefusal` if it is not a success or cannot be read.
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
