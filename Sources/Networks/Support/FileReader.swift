public import Conversation
public import Foundation
public import HTTP

/// Reads files that came with messages, from the addresses in the messages.
///
/// The author of a message chooses its addresses. So this asks only public addresses, even after redirects, and the
/// account's own server, which the operator has named.
public struct FileReader: Sendable {
  /// Returns the `Authorization` header for a request to an address; nil if the address gets none.
  public typealias Credentials = @Sendable (_ url: URLComponents) async throws -> String?

  private let transport: any Transport
  private let ownServer: String
  private let credentials: Credentials

  private static let redirectLimit = 5
  /// The seconds without a byte after which a transfer is given up.
  private static let stallTimeout: TimeInterval = 30
  /// The slowest accepted speed, in bytes per second over the whole of the longest file.
  private static let slowest = 10_000.0

  /// - Parameters:
  ///   - ownServer: the address of the account's own server: scheme, host and port.
  ///   - credentials: the `Authorization` header for an address. It is called for each redirect.
  public init(
    transport: any Transport, ownServer: String, credentials: @escaping Credentials = { _ in nil }
  ) {
    self.transport = transport
    self.ownServer = ownServer
    self.credentials = credentials
  }

  /// Reads a file.
  ///
  /// - Parameter most: the longest file in bytes.
  /// - Throws: `NetworkFailure` if it may work later.
  public func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    var (url, isSecure) = (url, false)
    for _ in 0...Self.redirectLimit {
      guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
        ["https", "http"].contains(scheme), parts.host?.isEmpty == false, parts.user == nil, parts.password == nil
      else { return .gone(reason: "it has no address that can be asked") }
      guard !isSecure || scheme == "https" else { return .gone(reason: "it is redirected to an insecure address") }
      isSecure = scheme == "https"
      var request = HTTPRequest(
        .get, url, timeout: Self.stallTimeout + Double(most) / Self.slowest, maximumResponseSize: most)
      request.stallTimeout = Self.stallTimeout
      request.followsRedirects = false
      request.asksPublicAddressesOnly = !isOwn(parts)
      request.headers["Authorization"] = try await credentials(parts)
      let response: HTTPResponse
      do {
        response = try await transport.send(request)
      } catch {
        switch error.kind {
        case .tooLarge: return .tooLarge(bytes: error.announcedSize)
        case .notPublic, .invalid: return .gone(reason: error.reason)
        default: throw NetworkFailure(error)
        }
      }
      switch response.status {
      case 200: return .whole(response.body)
      case 301, 302, 303, 307, 308:
        guard let next = response.headers["Location"], let target = URL(string: next, relativeTo: URL(string: url))
        else {
          return .gone(reason: "\(request.redacted): it is redirected nowhere")
        }
        url = target.absoluteString
      case 401 where request.headers["Authorization"] != nil:
        throw NetworkFailure.signedOut(reason: "\(request.redacted): 401")
      default:
        if let failure = NetworkFailure(unavailable: response, asked: request) { throw failure }
        return .gone(reason: "\(request.redacted): \(response.status)")
      }
    }
    return .gone(reason: "it is redirected too often")
  }

  private func isOwn(_ url: URLComponents) -> Bool {
    URLComponents(string: ownServer).map { $0.origin == url.origin } ?? false
  }
}

extension URLComponents {
  /// The scheme, host and port in one spelling.
  public var origin: String {
    let scheme = (scheme ?? "").lowercased()
    return "\(scheme)://\((host ?? "").lowercased()):\(port ?? (scheme == "http" ? 80 : 443))"
  }
}
