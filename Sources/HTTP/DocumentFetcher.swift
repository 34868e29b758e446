public import Foundation

/// Fetches documents at addresses that strangers may choose, again and again.
///
/// It asks only public Internet addresses: it checks each after its name is resolved, and at each redirect. Servers
/// that the operator has named are exempt. An unchanged document is not sent again (RFC 9110, section 13).
public struct DocumentFetcher: Sendable {
  /// The entity tag and date of a version of a document, to ask whether there is a newer one.
  public struct Validators: Hashable, Sendable {
    /// The entity tag (RFC 9110, section 8.8.3).
    public var etag: String?
    /// The date of the last change, as the server wrote it (section 8.8.2).
    public var lastModified: String?

    /// Stored validators; none for a document that was never fetched.
    public init(etag: String? = nil, lastModified: String? = nil) {
      (self.etag, self.lastModified) = (etag, lastModified)
    }
  }

  /// A document.
  public struct Document: Hashable, Sendable {
    /// The document itself, after decompression.
    public var body: Data
    /// The `Content-Type` header of the response; nil if there was none.
    public var contentType: String?
    /// The document's address, after redirects.
    public var address: String
    /// The validators to send the next time.
    public var validators: Validators
  }

  /// The reason why there is no document.
  public struct Refusal: Hashable, Sendable {
    /// The reason in words, without secrets: an address is cut to its origin.
    public var reason: String
    /// The seconds that the server asks to wait (`Retry-After`: RFC 9110, section 10.2.3); nil if it names none.
    public var retryAfter: TimeInterval?
  }

  /// The result of a request.
  public enum Answer: Hashable, Sendable {
    case document(Document)
    /// The document has not changed since the validators.
    case unchanged
    /// There is no document.
    case refused(Refusal)
  }

  private let transport: any Transport
  private let now: @Sendable () -> Date
  private let exemptOrigins: Set<Origin>
  private let userAgent: String?

  private static let redirectLimit = 5
  private static let redirects: Set = [301, 302, 303, 307, 308]

  /// - Parameters:
  ///   - exemptOrigins: servers in the operator's own networks, which are allowed although they are not public.
  ///   - userAgent: the `User-Agent` header to send; the transport's own if nil.
  public init(
    transport: any Transport, exemptOrigins: Set<Origin> = [], userAgent: String? = nil,
    now: @escaping @Sendable () -> Date
  ) {
    self.transport = transport
    self.now = now
    self.exemptOrigins = exemptOrigins
    self.userAgent = userAgent
  }

  /// Whether an address can be fetched: http, https or webcal, with a host and without a user or password.
  public static func canAsk(_ address: String) -> Bool { parts(of: secured(address)) != nil }

  private static func parts(of address: String) -> URLComponents? {
    guard let parts = URLComponents(string: address), ["http", "https"].contains(parts.scheme?.lowercased()),
      parts.host?.isEmpty == false, parts.user == nil, parts.password == nil
    else { return nil }
    return parts
  }

  /// Fetches the document at an address; `webcal:` means `https:`.
  ///
  /// - Parameters:
  ///   - most: the longest document in bytes.
  ///   - timeout: the seconds that each request may take.
  /// - Throws: `HTTPFailure` if no server answers.
  public func fetch(
    _ address: String, since validators: Validators = Validators(), upTo most: Int, timeout: TimeInterval = 20
  ) async throws(HTTPFailure) -> Answer {
    var address = Self.secured(address)
    var isSecure = false
    for _ in 0...Self.redirectLimit {
      guard let scheme = Self.parts(of: address)?.scheme?.lowercased() else {
        return Self.refused("it is not an http or https address that can be asked")
      }
      guard !isSecure || scheme == "https" else { return Self.refused("it is redirected to an insecure address") }
      isSecure = scheme == "https"
      let request = request(address, validators, most, timeout)
      let response = try await transport.send(request)
      if Self.redirects.contains(response.status) {
        guard let next = response.headers["Location"], let target = URL(string: next, relativeTo: URL(string: address))
        else { return Self.refused("\(request.redacted): it is redirected nowhere") }
        address = target.absoluteString
        continue
      }
      if response.status == 304 { return .unchanged }
      guard response.isSuccess else {
        return Self.refused(
          "\(request.redacted): \(response.status)",
          wait(response.headers["Retry-After"], at: response.headers["Date"]))
      }
      return .document(
        Document(
          body: response.body, contentType: response.headers["Content-Type"], address: address,
          validators: Validators(etag: response.headers["ETag"], lastModified: response.headers["Last-Modified"])))
    }
    return Self.refused("it is redirected too often")
  }

  private static func refused(_ reason: String, _ retryAfter: TimeInterval? = nil) -> Answer {
    .refused(Refusal(reason: reason, retryAfter: retryAfter))
  }

  /// The wait in seconds. A date counts from the server's own date. A wait is at most a day: a longer one is a mistake,
  /// and would silence the source.
  private func wait(_ text: String?, at date: String?) -> TimeInterval? {
    guard let text else { return nil }
    let seconds =
      Double(text)
      ?? HTTPDate.seconds(of: text).map { end in
        end - (date.flatMap { HTTPDate.seconds(of: $0) } ?? now().timeIntervalSince1970)
      }
    return seconds.flatMap { $0.isFinite ? min(max(0, $0), 86_400) : nil }
  }

  private func request(
    _ address: String, _ validators: Validators, _ most: Int, _ timeout: TimeInterval
  ) -> HTTPRequest {
    var request = HTTPRequest(.get, address, timeout: timeout, maximumResponseSize: most)
    request.followsRedirects = false
    request.hidesPath = true
    request.asksPublicAddressesOnly = !(Origin(of: address).map { exemptOrigins.contains($0) } ?? false)
    request.headers["User-Agent"] = userAgent
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
