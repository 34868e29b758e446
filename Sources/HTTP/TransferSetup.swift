import CCurl
import Foundation

/// The settings that every transfer gets before it starts.
struct TransferSetup: Sendable {
  var userAgent: String
  var certificateFile: String?
  var certificateDirectory: String?
  /// The proxy for each scheme of a request's address.
  var proxies: [String: String] = [:]
  /// Seconds after which a kept connection is not used again.
  var keptConnectionAge: Int

  private static let redirectLimit = 5

  /// Prepares a fresh handle for the transfer. Returns the failure if that is impossible.
  func apply(to transfer: Transfer, _ easy: UnsafeMutableRawPointer) -> HTTPFailure? {
    let request = transfer.request
    guard let scheme = ["https", "http"].first(where: { request.url.lowercased().hasPrefix($0 + "://") }) else {
      return transfer.failure(.invalid, "not an http or https address")
    }
    guard let list = headerList(request) else { return transfer.failure(.invalid, "a header has a line break in it") }
    transfer.headerList = list
    let context = Unmanaged.passUnretained(transfer).toOpaque()
    var handle = EasyHandle(easy)

    handle.set(CURLOPT_URL, request.url)
    handle.set(CURLOPT_PROTOCOLS_STR, scheme)
    handle.set(CURLOPT_REDIR_PROTOCOLS_STR, scheme)
    handle.set(CURLOPT_HTTPHEADER, list)
    handle.set(CURLOPT_USERAGENT, userAgent)
    handle.set(CURLOPT_PRIVATE, context)
    handle.set(CURLOPT_ERRORBUFFER, UnsafeMutableRawPointer(transfer.errorText))
    // Signals would go to any thread, and waiting for the resolver would hold up every other transfer.
    handle.set(CURLOPT_NOSIGNAL, 1)
    handle.set(CURLOPT_QUICK_EXIT, 1)
    handle.set(CURLOPT_TIMEOUT_MS, milliseconds(request.timeout))
    handle.set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds(request.connectTimeout))
    if let stall = request.stallTimeout {
      handle.set(CURLOPT_LOW_SPEED_LIMIT, 1)
      handle.set(CURLOPT_LOW_SPEED_TIME, max(1, Int(stall.rounded(.up))))
    }
    if !request.mayReuseConnection { handle.set(CURLOPT_FRESH_CONNECT, 1) }
    handle.set(CURLOPT_MAXAGE_CONN, keptConnectionAge)
    // One request at a time on a connection, so that it is clear which request a lost connection affects.
    handle.set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    handle.set(CURLOPT_ACCEPT_ENCODING, "")
    handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // An empty text means no proxy, whatever libcurl finds in the environment; the guard depends on it.
    let proxy = proxies[scheme] ?? ""
    handle.set(CURLOPT_PROXY, proxy)
    if request.asksPublicAddressesOnly,
      let problem = guardAddress(of: transfer, context, isProxied: !proxy.isEmpty, on: &handle)
    {
      return problem
    }
    if let certificateFile { handle.set(CURLOPT_CAINFO, certificateFile) }
    if let certificateDirectory { handle.set(CURLOPT_CAPATH, certificateDirectory) }

    setMethod(of: request, on: &handle)
    setCallbacks(context, on: &handle)
    guard let problem = handle.problem else { return nil }
    return transfer.failure(.invalid, String(cString: curl_easy_strerror(problem)))
  }

  /// Restricts the transfer to public addresses. Returns the failure if it can reach none.
  private func guardAddress(
    of transfer: Transfer, _ context: UnsafeMutableRawPointer, isProxied: Bool, on handle: inout EasyHandle
  ) -> HTTPFailure? {
    // A kept connection may come from a request that was allowed other addresses, too.
    handle.set(CURLOPT_FRESH_CONNECT, 1)
    handle.set(CURLOPT_FORBID_REUSE, 1)
    if isProxied {
      // No host bypasses the proxy, so its own rules apply to all.
      handle.set(CURLOPT_NOPROXY, "")
      let host = URLComponents(string: transfer.request.url)?.host ?? ""
      guard host.lowercased() == "localhost" || PublicAddress.isPublic(host: host) == false else { return nil }
      return transfer.failure(.notPublic, "the address is not one of the Internet's")
    }
    handle.set(CURLOPT_OPENSOCKETDATA, context)
    handle.setOpen { context, _, address in
      guard let context, let address, let peer = nuthatch_curl_address(address),
        Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().mayConnect(to: peer)
      else { return CURL_SOCKET_BAD }
      return socket(
        address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue), address.pointee.protocol)
    }
    return nil
  }

  /// Sets the callbacks: one allows the request to be sent, the others receive the response. `context` is the transfer.
  private func setCallbacks(_ context: UnsafeMutableRawPointer, on handle: inout EasyHandle) {
    handle.set(CURLOPT_PREREQDATA, context)
    handle.setPrerequest { context, _, _, _, _ in
      guard let context else { return CURL_PREREQFUNC_ABORT }
      let maySend = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().maySend()
      return maySend ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }
    handle.set(CURLOPT_HEADERDATA, context)
    handle.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      guard let context else { return 0 }
      let isTaken = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        .receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
      return isTaken ? size * count : 0
    }
    handle.set(CURLOPT_WRITEDATA, context)
    handle.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      guard let context else { return 0 }
      let isTaken = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        .receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
      return isTaken ? size * count : 0
    }
  }

  private func setMethod(of request: HTTPRequest, on handle: inout EasyHandle) {
    if request.method == .get {
      handle.set(CURLOPT_HTTPGET, 1)
      handle.set(CURLOPT_FOLLOWLOCATION, request.followsRedirects ? 1 : 0)
      handle.set(CURLOPT_MAXREDIRS, Self.redirectLimit)
      return
    }
    if request.body != nil || request.method != .delete {
      // A short body that libcurl already has goes out with the headers.
      handle.set(CURLOPT_POST, 1)
      handle.setBody(request.body ?? Data())
    }
    if request.method != .post { handle.set(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
  }

  /// The header fields as libcurl's list; nil if a field would break out of its line.
  private func headerList(_ request: HTTPRequest) -> UnsafeMutablePointer<curl_slist>? {
    // Waiting for "100 Continue" costs a second with servers that do not know it.
    var list = curl_slist_append(nil, "Expect:")
    for field in request.headers.fields {
      guard !(field.name + field.value).utf8.contains(where: { $0 == 13 || $0 == 10 || $0 == 0 }) else {
        curl_slist_free_all(list)
        return nil
      }
      list = curl_slist_append(list, field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
    return list
  }

  private func milliseconds(_ seconds: TimeInterval) -> Int {
    // Zero would mean no limit.
    max(1, Int((min(seconds, 86_400) * 1000).rounded()))
  }
}
