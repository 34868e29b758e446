import HTTPTypes
import Hummingbird

extension Response {
  /// A page, compressed if that is allowed and the reader accepts it.
  static func page(
    _ html: String, _ status: HTTPResponse.Status = .ok, to request: Request, mayCompress: Bool = true
  ) -> Response {
    let bytes = Array(html.utf8)
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .vary: "Accept-Encoding"]
    let takes = mayCompress && Content.takesGZip(request.headers[.acceptEncoding])
    let compressed = takes ? GZip.compressed(bytes) : nil
    if compressed != nil { headers[.contentEncoding] = "gzip" }
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: compressed ?? bytes)))
  }
}
