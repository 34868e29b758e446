import HTTPTypes
import Hummingbird

extension HTTPField {
  /// Makes the browser delete everything that it keeps of the pages (Clear Site Data, W3C).
  static let clearSiteData = HTTPField(
    name: HTTPField.Name("Clear-Site-Data") ?? .cacheControl, value: "\"cache\", \"storage\"")
}

/// A cookie of this site (RFC 6265). Scripts never read it, and a browser also sends it when somebody follows a link
/// from elsewhere.
///
/// `__Host-` makes sure that only this host has set it. On plain HTTP, which serves pages only on this machine,
/// browsers accept neither that prefix nor `Secure`.
struct SessionCookie {
  let name: String
  private let attributes: String

  /// - Parameter suffix: the suffix that distinguishes it from the session's cookie.
  init(_ address: SiteAddress, suffix: String = "") {
    name = (address.isSecure ? "__Host-nuthatch" : "nuthatch") + suffix
    attributes = "; Path=/; HttpOnly; SameSite=Lax" + (address.isSecure ? "; Secure" : "")
  }

  /// Its value in a request; nil if it is not sent, or sent twice.
  func value(in request: Request) -> String? {
    let pairs = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(name + "=") }
    return pairs.count == 1 ? String(pairs[0].dropFirst(name.count + 1)) : nil
  }

  /// The field that sets it for a number of seconds.
  func field(_ value: String, lasting seconds: Int) -> HTTPField {
    HTTPField(name: .setCookie, value: "\(name)=\(value)\(attributes); Max-Age=\(seconds)")
  }

  /// The field that deletes it.
  var cleared: HTTPField { field("", lasting: 0) }
}
