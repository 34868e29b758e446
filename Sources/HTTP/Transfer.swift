import CCurl
import Foundation

/// One request on its way. The engine's lock guards `answer` and `isCancelled`. Only the engine's thread uses the rest.
final class Transfer: @unchecked Sendable {
  let request: HTTPRequest
  var answer: Engine.Answer?
  var isCancelled = false

  var easy: UnsafeMutableRawPointer?
  /// The header list, which libcurl only borrows: it is freed after the handle is reset.
  var headerList: UnsafeMutablePointer<curl_slist>?
  let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  /// How often libcurl began to send the request.
  private var sendings = 0
  private var headers = HTTPHeaders()
  private var headerBytes = 0
  /// Whether the status line of a final response has come; an interim one (1xx) does not count.
  private var hasStatus = false
  private var body = Data()
  private var isTooLarge = false
  /// Whether an address was refused because it is not public.
  private var isNotPublic = false

  private static let headerLimit = 256 << 10
  /// The most bytes to reserve because of a response's stated length.
  private static let mostReserved = 1 << 20
  /// The number of bytes to keep of a response that is too long.
  private static let beginningLimit = 64 << 10

  init(_ request: HTTPRequest) {
    self.request = request
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    release()
    errorText.deallocate()
  }

  func release() {
    curl_slist_free_all(headerList)
    headerList = nil
    easy = nil
  }

  /// Answers the waiting caller, once.
  func finish(_ result: Result<HTTPResponse, HTTPFailure>, _ lock: NSLock) {
    let answer = lock.withLock {
      defer { self.answer = nil }
      return self.answer
    }
    answer?.resume(returning: result)
  }

  // MARK: Callbacks of libcurl

  /// Whether libcurl may send the request over an open connection (CURLOPT_PREREQFUNCTION(3)). Only a GET may be sent
  /// again. libcurl does so if a kept connection ends before any answer, and nobody knows whether the server acted on
  /// the first request.
  func maySend() -> Bool {
    guard sendings == 0 || request.method == .get else { return false }
    sendings += 1
    return true
  }

  /// Whether a connection to an address is allowed; notes it if not.
  func mayConnect(to address: UnsafePointer<sockaddr>) -> Bool {
    let isAllowed = PublicAddress.isPublic(address)
    isNotPublic = isNotPublic || !isAllowed
    return isAllowed
  }

  func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= Self.headerLimit else {
      isTooLarge = true
      return false
    }
    // A status line begins a response, so this drops the fields of an interim response or a redirect before it.
    if bytes.starts(with: "HTTP/".utf8) {
      headers = HTTPHeaders()
      let status = bytes.split(separator: UInt8(ascii: " ")).dropFirst().first
      hasStatus = status.map { $0.first != UInt8(ascii: "1") } ?? false
    } else if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      headers.append(Self.text(bytes[..<colon]), Self.text(bytes[(colon + 1)...]))
    }
    return true
  }

  /// The text of a part of a line, without the blanks and line break around it.
  private static func text(_ part: Slice<UnsafeRawBufferPointer>) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = part.firstIndex(where: { !isBlank($0) }), let last = part.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(decoding: part[first...last], as: UTF8.self)
  }

  func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= request.maximumResponseSize else {
      isTooLarge = true
      return false
    }
    if body.isEmpty, let announced = headers["Content-Length"].flatMap({ Int($0) }), announced > bytes.count {
      body.reserveCapacity(min(announced, Self.mostReserved))
    }
    body.append(contentsOf: bytes)
    return true
  }

  // MARK: The outcome

  func outcome(of code: CURLcode) -> Result<HTTPResponse, HTTPFailure> {
    guard code != CURLE_OK else {
      var status = 0
      if let easy { _ = nuthatch_curl_get_long(easy, CURLINFO_RESPONSE_CODE, &status) }
      return .success(HTTPResponse(status: status, headers: headers, body: body))
    }
    if isTooLarge {
      var failure = failure(.tooLarge, "the answer is too long")
      failure.beginning = Data(body.prefix(Self.beginningLimit))
      failure.announcedSize = headers["Content-Length"].flatMap { Int($0) }
      return .failure(failure)
    }
    if code == CURLE_COULDNT_CONNECT, isNotPublic {
      return .failure(failure(.notPublic, "the address is not one of the Internet's"))
    }
    if let words = Self.words(code) { return .failure(failure(HTTPFailure.Kind(code), words)) }
    let text = String(cString: errorText)
    let words = text.isEmpty ? String(cString: curl_easy_strerror(code)) : text
    return .failure(failure(HTTPFailure.Kind(code), Redaction.words(words)))
  }

  /// Plain words for libcurl's errors whose own words explain nothing.
  private static func words(_ code: CURLcode) -> String? {
    switch code {
    case CURLE_ABORTED_BY_CALLBACK:
      "the server closed the connection before it answered, and the request is not repeated: it may have been carried out"
    // The request's own scheme was checked before, so only a redirect can lead to another protocol.
    case CURLE_UNSUPPORTED_PROTOCOL:
      "the server redirects to another protocol; where that is https, write https:// in its address"
    default: nil
    }
  }

  func failure(_ kind: HTTPFailure.Kind, _ words: String) -> HTTPFailure {
    HTTPFailure(
      kind, mayHaveArrived: sendings > 0, hasAnswerBegun: hasStatus, reason: "\(request.redacted): \(words)")
  }
}

extension HTTPFailure.Kind {
  /// The kind of failure that a libcurl code means for the caller (libcurl-errors(3)).
  init(_ code: CURLcode) {
    self =
      switch code {
      case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_FUNCTION_ARGUMENT: .invalid
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY: .unreachable
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS:
        .insecure
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      default: .broken
      }
  }
}
