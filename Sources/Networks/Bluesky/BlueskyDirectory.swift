import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Finds the server of an account: the DID by its handle, and the server by the document of its DID
/// (atproto.com/specs/handle, atproto.com/specs/did).
struct BlueskyDirectory: Sendable {
  let account: BlueskyAccount
  let transport: any Transport

  /// The seconds to wait for servers that strangers name.
  private static let patience: TimeInterval = 15
  /// The longest document to read, in bytes.
  private static let longest = 1 << 18

  /// The DID of a handle. The account's server looks it up by DNS and HTTPS; if it cannot, the handle's own host is
  /// asked.
  ///
  /// - Throws: `NetworkFailure`; `.permanent` if the handle leads to no account.
  func did(of handle: String) async throws -> String {
    struct Answer: Decodable { var did: String }
    let query = FormBody.encoded([("handle", handle)])
    do {
      let request = HTTPRequest(.get, "\(account.server)/xrpc/com.atproto.identity.resolveHandle?\(query)")
      let answer: Answer = try await client().ask(request).value
      if BlueskyURI.isDID(answer.did) { return answer.did }
    } catch let refusal as RESTRefusal where refusal.isFinal {
    } catch {
      throw NetworkFailure(sorting: error)
    }
    guard handle.wholeMatch(of: #/[a-z0-9-]+(\.[a-z0-9-]+)+/#) != nil else {
      throw NetworkFailure.permanent(reason: "\(handle.inOneLine(limit: 80)) is not a handle")
    }
    let response = try await asked(of: "https://\(handle)/.well-known/atproto-did")
    let did = String(decoding: response.body, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard response.isSuccess, BlueskyURI.isDID(did) else {
      throw NetworkFailure.permanent(reason: "the handle \(handle) leads to no account")
    }
    return did
  }

  /// The server that keeps an account's records.
  ///
  /// - Throws: `NetworkFailure`; `.permanent` if the account's document names no server.
  func host(of did: String) async throws -> String {
    let address: String
    if did.hasPrefix("did:plc:") {
      address = "\(account.directory)/\(did)"
    } else if let host = Self.webHost(of: did) {
      address = "https://\(host)/.well-known/did.json"
    } else {
      throw NetworkFailure.permanent(reason: "\(did.inOneLine(limit: 80)) is an unknown kind of account id")
    }
    let response = try await asked(of: address)
    guard response.isSuccess else {
      throw NetworkFailure.permanent(reason: "\(HTTPRequest(.get, address).redacted): \(response.status)")
    }
    guard let document = try? JSONDecoder().decode(BlueskyDocument.self, from: response.body),
      document.id == did, let host = document.host
    else {
      throw NetworkFailure.permanent(reason: "\(HTTPRequest(.get, address).redacted): the document names no server")
    }
    return host
  }

  /// The host of a `did:web`, which may have no path in this protocol (atproto.com/specs/did); nil for any other DID.
  private static func webHost(of did: String) -> String? {
    did.wholeMatch(of: #/did:web:([a-z0-9-]+(?:\.[a-z0-9-]+)+)/#).map { String($0.1) }
  }

  private func asked(of address: String) async throws -> HTTPResponse {
    var request = HTTPRequest(.get, address, timeout: Self.patience, maximumResponseSize: Self.longest)
    request.followsRedirects = false
    let own = [account.server, account.directory].map { URLComponents(string: $0)?.origin }
    request.asksPublicAddressesOnly = !own.contains(URLComponents(string: address)?.origin)
    let response: HTTPResponse
    do {
      response = try await transport.send(request)
    } catch {
      throw NetworkFailure(error)
    }
    if let failure = NetworkFailure(unavailable: response, asked: request) { throw failure }
    return response
  }

  private func client() -> RESTClient {
    RESTClient(transport: transport, words: BlueskyFailure.words)
  }
}
