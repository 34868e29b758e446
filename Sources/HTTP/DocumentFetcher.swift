public import Foundation

/// Fetches documents at addresses that strangers may choose, again and again.
///
/// Only addresses of the Internet are asked, looked at after a name is resolved and at each redirect, but for hosts that
/// the operator has named. A document that has not changed since is not sent again (RFC 9110, section 13).
public struct DocumentFetcher: Sendable {
  /// What an answer is known by, to ask whether there is a newer one.
  public struct Validators: Hashable, Sendable {
    /// The entity tag (RFC 9110, section 8.8.3).
    public var etag: String?
    /// The date of the last change, as the server wrote it (section 8.8.2).
    public var lastModified: String?

    /// Validators that were kept; none for a document that was never fetched.
    public init(etag: String? = nil, lastModified: String? = nil) {
      (self.etag, self.lastModified) = (etag, lastModified)
    }
  }

  /// A document.
  public struct Document: Hashable, Sendable {
    /// What it holds.
    public var body: Data
    /// The Content-Type of it.
    public var contentType: String?
    /// Where it was found, after redirects.
    public var address: String
    /// What to ask with the next time.
    public var validators: Validators
  }

  /// What came of a request.
  public enum Answer: Hashable, Sendable {
    case document(Document)
    /// There is nothing new since the validators.
    case unchanged
    /// There is no document, with why, without secrets.
    case refused(reason: String)
  }

  private let transport: any Transport
  private let exemptHosts: Set<String>

  private static let redirectLimit = 5
  private static let redirects: Set = [301, 302, 303, 307, 308]

  /// - Parameter exemptHosts: hosts of the operator's own networks, which may be asked although they are not of the Internet.
  public init(transport: any Transport, exemptHosts: Set<String> = []) {
    self.transport = transport
    self.exemptHosts = Set(exemptHosts.map { $0.lowercased() })
  }

  /// Fetches the document at an address; `webcal:` stands for `https:`.
  ///
  /// - Parameters:
  ///   - most: the longest document in bytes.
  ///   - timeout: the seconds that each request may take.
  /// - Throws: `HTTPFailure` where no server answers.
  public func fetch(
    _ address: String, since validators: Validators = Validators(), upTo most: Int, timeout: TimeInterval = 20
  ) async throws(HTTPFailure) -> Answer {
    var address = Self.secured(address)
    var isSecure = false
    for _ in 0...Self.redirectLimit {
      guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
        ["http", "https"].contains(scheme), parts.host?.isEmpty == false, parts.user == nil, parts.password == nil
      else { return .refused(reason: "it is not an http or https address that can be asked") }
      guard !isSecure || scheme == "https" else { return .refused(reason: "it is redirected to an insecure address") }
      isSecure = scheme == "https"
      let request = request(address, parts, validators, most, timeout)
      let response = try await transport.send(request)
      if Self.redirects.contains(response.status) {
        guard let next = response.headers["Location"], let target = URL(string: next, relativeTo: URL(string: address))
        else { return .refused(reason: "\(request.redacted): it is redirected nowhere") }
        address = target.absoluteString
        continue
      }
      if response.status == 304 { return .unchanged }
      guard response.isSuccess else { return .refused(reason: "\(request.redacted): \(response.status)") }
      return .document(
        Document(
          body: response.body, contentType: response.headers["Content-Type"], address: address,
          validators: Validators(etag: response.headers["ETag"], lastModified: response.headers["Last-Modified"])))
    }
    return .refused(reason: "it is redirected too often")
  }

  private func request(
    _ address: String, _ parts: URLComponents, _ validators: Validators, _ most: Int, _ timeout: TimeInterval
  ) -> HTTPRequest {
    var request = HTTPRequest(.get, address, timeout: timeout, maximumResponseSize: most)
    request.followsRedirects = false
    request.asksPublicAddressesOnly = !exemptHosts.contains((parts.host ?? "").lowercased())
    request.headers["Accept"] = "text/calendar, application/rss+xml, application/atom+xml, text/html;q=0.8, */*;q=0.5"
    request.headers["If-None-Match"] = validators.etag
    request.headers["If-Modified-Since"] = validators.lastModified
    return request
  }

  private static func secured(_ address: String) -> String {
    ["webcals://", "webcal://"].first { address.lowercased().hasPrefix($0) }
      .map { "https://" + address.dropFirst($0.count) } ?? address
  }
}
