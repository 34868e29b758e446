import HTTPTypes
import Hummingbird

/// Refuses changes that another site's page has sent (OWASP ASVS 5.0, 3.5.1).
struct OriginGuard {
  let address: SiteAddress

  /// - Throws: `HTTPError` if the request comes from another site, or does not say from where.
  func check(_ request: Request) throws {
    if let site = request.headers[.secFetchSite] {
      guard site == "same-origin" || site == "none" else { throw HTTPError(.forbidden) }
    } else {
      guard request.headers[.origin] == address.origin else { throw HTTPError(.forbidden) }
    }
  }
}

extension HTTPField.Name {
  /// The origin of a request, as the browser gives it (Fetch Metadata).
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .origin
}
