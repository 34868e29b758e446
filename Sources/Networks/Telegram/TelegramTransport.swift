import HTTP

/// Inserts the bot's token into its server's addresses just before a request is sent, since it is part of their paths.
///
/// Nothing else knows the token: logs and errors quote requests without it, and it is removed from the text of
/// failures.
struct TelegramTransport: Transport {
  let inner: any Transport
  /// The server's address, without a slash at its end.
  let server: String
  let token: String

  /// The beginnings of the addresses of methods and of files; the token belongs after `bot`.
  static let methods = "/bot/", files = "/file/bot/"

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    var request = request
    for beginning in [server + Self.methods, server + Self.files] where request.url.hasPrefix(beginning) {
      request.url = "\(beginning.dropLast())\(token)/\(request.url.dropFirst(beginning.count))"
    }
    do {
      return try await inner.send(request)
    } catch {
      var failure = error
      failure.reason = failure.reason.replacing(token, with: "")
      throw failure
    }
  }
}
