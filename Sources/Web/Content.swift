import HTTPTypes
import Hashing
import Hummingbird

/// Content that is fetched again and again. It is sent again only if it has changed (RFC 9110, 13.1.2), and compressed
/// if the reader accepts that (12.5.3).
struct Content {
  let type: String
  let bytes: [UInt8]

  /// Answers a request for it.
  func answer(to request: Request) -> Response {
    let fingerprint = fingerprint
    if let unchanged = Content.unchanged(fingerprint, request) { return unchanged }
    var headers = Content.headers
    let compressed = Content.takesGZip(request.headers[.acceptEncoding]) ? GZip.compressed(bytes) : nil
    let tags = Content.tags(of: fingerprint)
    headers[.eTag] = compressed == nil ? tags.plain : tags.zipped
    headers[.contentType] = type
    if compressed != nil { headers[.contentEncoding] = "gzip" }
    let body = compressed ?? bytes
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }

  private static let headers: HTTPFields = [.cacheControl: "private, no-cache", .vary: "Accept-Encoding"]

  /// Returns the answer that the reader already has the content with that fingerprint; nil if it has something else.
  static func unchanged(_ fingerprint: String, _ request: Request) -> Response? {
    let tags = tags(of: fingerprint)
    let all = takesGZip(request.headers[.acceptEncoding]) ? [tags.zipped, tags.plain] : [tags.plain, tags.zipped]
    guard let condition = request.headers[.ifNoneMatch], let known = first(of: all, in: condition) else { return nil }
    var headers = headers
    headers[.eTag] = known
    return Response(status: .notModified, headers: headers)
  }

  /// A strong validator belongs to one representation, and compressed content is another.
  private static func tags(of fingerprint: String) -> (plain: String, zipped: String) {
    ("\"\(fingerprint)\"", "\"\(fingerprint)-gzip\"")
  }

  /// The first 128 bits of the content's hash.
  var fingerprint: String { SHA256.hash(bytes).prefix(16).hexadecimal }

  /// The content's tag that If-None-Match names, in any coding, since the content is the same.
  private static func first(of tags: [String], in condition: String) -> String? {
    let known = condition.split { $0 == "," || $0 == " " }.map { $0.hasPrefix("W/") ? $0.dropFirst(2) : $0 }
    return known.contains("*") ? tags.first : tags.first { known.contains($0[...]) }
  }

  /// True if gzip is among the codings with a weight above zero.
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
