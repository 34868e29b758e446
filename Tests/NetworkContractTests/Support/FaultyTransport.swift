import Foundation
import HTTP

/// A transport with the faults that a test sets, in front of one without faults.
final class FaultyTransport: Transport, @unchecked Sendable {
  enum Fault: Sendable {
    /// The server cannot be reached.
    case unreachable
    /// The request takes effect, and its answer is lost.
    case lostAnswer
    /// The request does not arrive, which the client cannot know.
    case lostRequest
    /// The request takes effect, and the answer is cut.
    case cutAnswer
    /// The client's time is up before the server gets to it, which it does with `carryOutLate`.
    case late
    case answer(HTTPResponse)
  }

  private let inner: any Transport
  private let lock = NSLock()
  private var faults: [(method: HTTPRequest.Method, path: String, fault: Fault)] = []
  private(set) var requests: [HTTPRequest] = []
  private var late: [HTTPRequest] = []
  private var mutation: BodyMutation?
  private var spoilt = 0

  init(_ inner: any Transport) {
    self.inner = inner
  }

  /// The next request of that method to a path that begins so fails; several fail in the order they were added.
  func fail(_ method: HTTPRequest.Method, _ path: String, _ fault: Fault) {
    lock.withLock { faults.append((method, path, fault)) }
  }

  /// Spoils the body of every answer from now on.
  func spoil(with mutation: BodyMutation) { lock.withLock { (self.mutation, spoilt) = (mutation, 0) } }

  /// Ends the spoiling of answers; returns the number of spoilt ones, and the mutation of the next one.
  func heal() -> (mutation: BodyMutation, spoilt: Int) {
    lock.withLock {
      defer { mutation = nil }
      return (mutation ?? BodyMutation(seed: 0), spoilt)
    }
  }

  private func spoilt(_ response: HTTPResponse) -> HTTPResponse {
    lock.withLock {
      guard let body = mutation?.spoil(response.body) else { return response }
      spoilt += 1
      var response = response
      response.body = body
      return response
    }
  }

  /// Lets the server finish the requests that its client gave up on.
  func carryOutLate() async throws {
    let late = lock.withLock {
      defer { self.late = [] }
      return self.late
    }
    for request in late { _ = try await inner.send(request) }
  }

  /// An answer, unless it is longer than is read.
  private static func bounded(_ response: HTTPResponse, by request: HTTPRequest) throws(HTTPFailure) -> HTTPResponse {
    guard response.body.count > request.maximumResponseSize else { return response }
    var failure = HTTPFailure(
      .tooLarge, mayHaveArrived: true, hasAnswerBegun: true, reason: "the answer is too long")
    failure.beginning = response.body.prefix(1 << 10)
    throw failure
  }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let fault: Fault? = lock.withLock {
      requests.append(request)
      let path = URLComponents(string: request.url)?.path ?? ""
      guard let index = faults.firstIndex(where: { $0.method == request.method && path.hasPrefix($0.path) }) else {
        return nil
      }
      return faults.remove(at: index).fault
    }
    switch fault {
    case nil: return try Self.bounded(spoilt(try await inner.send(request)), by: request)
    case .answer(let response): return try Self.bounded(response, by: request)
    case .unreachable: throw HTTPFailure(.unreachable, mayHaveArrived: false, reason: "nobody there")
    case .lostRequest: throw HTTPFailure(.broken, mayHaveArrived: true, reason: "the connection ended")
    case .lostAnswer:
      _ = try await inner.send(request)
      throw HTTPFailure(.broken, mayHaveArrived: true, reason: "the connection ended")
    case .late:
      lock.withLock { late.append(request) }
      throw HTTPFailure(.timedOut, mayHaveArrived: true, reason: "the time is up")
    case .cutAnswer:
      var response = try await inner.send(request)
      response.body = response.body.prefix(response.body.count / 2)
      return response
    }
  }
}
