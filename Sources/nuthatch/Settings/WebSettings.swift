import Conversation
import Foundation
import Web

/// The contents served over HTTP, and the addresses.
struct WebSettings {
  /// A name or an address of this machine's.
  var host: String
  var port: Int
  /// Its public address, without a slash at the end; nil if it has none.
  var publicURL: String?
  /// The address of people's pages; nil if `publicURL` is none that a browser can sign in at safely.
  var pages: SiteAddress? { publicURL.flatMap { SiteAddress($0) } }
  /// The address that serves the figures; nil for the same as all else, but to this machine alone.
  var metrics: ListenAddress?
  /// The number of connections served at a time.
  var connections: Int

  /// Reads `web.listen` and `web.public_url`; nil if nothing is to listen.
  ///
  /// - Throws: `Problem` that names the setting and what would do.
  init?(_ values: SettingValues) throws {
    guard let listen = values.text(.listen) else {
      guard values.text(.metricsListen) == nil else {
        throw values.problem(.metricsListen, "is of no use without `web.listen`; `web.listen: 127.0.0.1:8780` would do")
      }
      guard values.text(.publicURL) == nil else {
        throw values.problem(.publicURL, "is of no use while nothing listens; `web.listen: 127.0.0.1:8780` would do")
      }
      return nil
    }
    let address = try ListenAddress(listen, of: .listen, values)
    (host, port) = (address.host, address.port)
    metrics = try values.text(.metricsListen).map { try ListenAddress($0, of: .metricsListen, values) }
    connections = values.integer(.connections) ?? 300
    if let address = values.text(.publicURL) {
      guard isServerAddress(address) else {
        throw values.problem(.publicURL, "is not an address such as https://nuthatch.example.org")
      }
      publicURL = String(address.reversed().drop { $0 == "/" }.reversed())
    }
  }
}
