import HTTPTypes
import Hummingbird

/// Something to be read that is fetched again and again: it is sent anew only when it has changed (RFC 9110, 13.1.2),
/// and compressed where the reader takes that (12.5.3).
struct Content {
  let type: String
  let bytes: [UInt8]

  /// The answer to a request for it.
  func answer(to request: Request) -> Response {
    let compressed = Content.takesGZip(request.headers[.acceptEncoding]) ? GZip.compressed(bytes) : nil
    // A strong validator is one representation's: compressed it is another.
    let tag = compressed == nil ? "\"\(fingerprint)\"" : "\"\(fingerprint)-gzip\""
    var headers: HTTPFields = [.eTag: tag, .cacheControl: "private, no-cache", .vary: "Accept-Encoding"]
    if let known = request.headers[.ifNoneMatch], Content.names(known, fingerprint) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = type
    if compressed != nil { headers[.contentEncoding] = "gzip" }
    let body = compressed ?? bytes
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }

  /// 128 bits made of the bytes by FNV-1a with two beginnings. Nobody gains by two calendars of one fingerprint.
  var fingerprint: String {
    var (first, second): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f)
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second ^ UInt64(byte ^ 0xff)) &* 0x100_0000_01b3
    }
    return String(first, radix: 16) + "." + String(second, radix: 16)
  }

  /// Whether If-None-Match names it, in whatever coding: the content is the same.
  private static func names(_ condition: String, _ fingerprint: String) -> Bool {
    condition.split(separator: ",").contains { tag in
      var tag = tag.drop { $0 == " " }
      while tag.last == " " { tag.removeLast() }
      if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
      return tag == "*" || tag == "\"\(fingerprint)\"" || tag == "\"\(fingerprint)-gzip\""
    }
  }

  /// Whether gzip is among the codings, and not with a weight of zero.
  static func takesGZip(_ accepted: String?) -> Bool {
    guard let accepted else { return false }
    var takes: Bool?
    for coding in accepted.lowercased().split(separator: ",") {
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      switch parts.first {
      case "gzip", "x-gzip": takes = weight > 0
      case "*": takes = takes ?? (weight > 0)
      default: break
      }
    }
    return takes ?? false
  }
}
