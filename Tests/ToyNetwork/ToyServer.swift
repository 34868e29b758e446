public import Foundation
public import HTTP

/// The server of the toy network, in memory.
public final class ToyServer: Transport, @unchecked Sendable {
  /// The one token that it takes.
  public static let token = "wound-up"

  private let lock = NSLock()
  private var kept: [ToyMessage] = []
  private let now: @Sendable () -> Date

  /// A server with nothing in it.
  public init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  /// Someone writes to the bot.
  public func write(_ text: String, from person: String) {
    lock.withLock { _ = add(from: person, to: "1", text) }
  }

  /// The bot's messages, oldest first.
  public var sent: [(to: String, text: String)] {
    lock.withLock { kept.filter { $0.from == "1" }.map { ($0.to, $0.text) } }
  }

  /// Answers one request.
  public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    guard request.headers["Authorization"] == "Bearer \(Self.token)" else {
      return HTTPResponse(status: 401, headers: [:], body: Data("who are you?".utf8))
    }
    let parts = URLComponents(string: request.url)
    switch (request.method, parts?.path) {
    case (.get, "/me"): return answer(ToyUser(id: "1", handle: "nuthatch"))
    case (.get, "/messages"):
      let last = parts?.queryItems?.first?.value.flatMap { Int($0) } ?? 0
      let all = lock.withLock { kept.filter { $0.to == "1" && $0.id > last } }
      return answer(last < 0 ? all.suffix(1) : Array(all.prefix(10)))
    case (.get, "/sent"): return answer(lock.withLock { Array(kept.filter { $0.from == "1" }.reversed()) })
    case (.post, "/messages"):
      guard let post = request.body.flatMap({ try? JSONDecoder().decode(ToyPost.self, from: $0) }) else { break }
      return answer(lock.withLock { add(from: "1", to: post.to, post.text) })
    default: break
    }
    return HTTPResponse(status: 404, headers: [:], body: Data())
  }

  private func add(from: String, to: String, _ text: String) -> ToyMessage {
    let message = ToyMessage(id: kept.count + 1, from: from, to: to, text: text, at: now().timeIntervalSince1970)
    kept.append(message)
    return message
  }

  private func answer(_ value: some Encodable) -> HTTPResponse {
    HTTPResponse(status: 200, headers: [:], body: (try? JSONEncoder().encode(value)) ?? Data())
  }
}
