import Foundation
import HTTP

/// A transport that goes wrong where it is told to, in front of one that does not.
final class FaultyTransport: Transport, @unchecked Sendable {
  enum Fault: Sendable {
    /// Nobody is reached.
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

  init(_ inner: any Transport) {
    self.inner = inner
  }

  /// The next request of that method to a path that begins so fails; several fail in the order they were added.
  func fail(_ method: HTTPRequest.Method, _ path: String, _ fault: Fault) {
    lock.withLock { faults.append((method, path, fault)) }
  }

  /// Has the server do what it was still at when its client gave up.
  func carryOutLate() async throws {
    let late = lock.withLock {
      defer { self.late = [] }
      return self.late
    }
    for request in late { _ = try await inner.send(request) }
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
    case nil: return try await inner.send(request)
    case .answer(let response): return response
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
