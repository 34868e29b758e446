import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints of the toy network.
struct ToyAPI: Sendable {
  let server: String
  let token: String
  let client: RESTClient

  /// The account that the token is of.
  func me() async throws -> ToyUser { try await ask(.get, "/me") }

  /// The messages to the bot after one, oldest first.
  func messages(after id: Int) async throws -> [ToyMessage] { try await ask(.get, "/messages?after=\(id)") }

  /// The messages of the bot's own, newest first.
  func sent() async throws -> [ToyMessage] { try await ask(.get, "/sent") }

  func post(_ message: ToyPost) async throws -> ToyMessage {
    try await ask(.post, "/messages", try JSONEncoder().encode(message))
  }

  private func ask<Value: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, _ body: Data? = nil
  ) async throws -> Value {
    var request = HTTPRequest(method, server + path)
    request.headers["Authorization"] = "Bearer \(token)"
    request.body = body
    return try await client.ask(request).value
  }
}

struct ToyUser: Codable {
  var id: String
  var handle: String
}

struct ToyMessage: Codable {
  var id: Int
  var from: String
  var to: String
  var text: String
  var at: Double
}

struct ToyPost: Codable {
  var to: String
  var text: String
}
