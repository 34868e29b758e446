import HTTPTypes
import Hummingbird

/// Something to be read that is fetched again and again: it is sent anew only when it has changed (RFC 9110, 13.1.2),
/// and compressed where the reader takes that (12.5.3).
struct Content {
  let type: String
  let bytes: [UInt8]

  /// The answer to a request for it.
  func answer(to request: Request) -> Response {
    // A strong validator is one representation's: compressed it is another.
    let plain = "\"\(fingerprint)\"", zipped = "\"\(fingerprint)-gzip\""
    let takesGZip = Content.takesGZip(request.headers[.acceptEncoding])
    var headers: HTTPFields = [.cacheControl: "private, no-cache", .vary: "Accept-Encoding"]
    if let condition = request.headers[.ifNoneMatch],
      let known = Content.first(of: takesGZip ? [zipped, plain] : [plain, zipped], in: condition)
    {
      headers[.eTag] = known
      return Response(status: .notModified, headers: headers)
    }
    let compressed = takesGZip ? GZip.compressed(bytes) : nil
    headers[.eTag] = compressed == nil ? plain : zipped
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

  /// The tag of the content that If-None-Match names, in whatever coding: it is the same.
  private static func first(of tags: [String], in condition: String) -> String? {
    let known = condition.split { $0 == "," || $0 == " " }.map { $0.hasPrefix("W/") ? $0.dropFirst(2) : $0 }
    return known.contains("*") ? tags.first : tags.first { known.contains($0[...]) }
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
