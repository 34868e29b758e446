import Conversation
import Foundation
import Web

/// The settings of the HTTP server.
struct WebSettings {
  /// The name or address of this machine to listen at.
  var host: String
  var port: Int
  /// The public address, without a slash at the end; nil if there is none.
  var publicURL: String?
  /// The address of people's pages; nil if a browser can't sign in safely at `publicURL`.
  var pages: SiteAddress? { publicURL.flatMap { SiteAddress($0) } }
  /// The address at which the figures are served; nil if they are not served.
  var metrics: ListenAddress?
  /// The number of addresses at which it listens.
  var listeners: Int { metrics == nil ? 1 : 2 }
  /// The most connections at a time.
  var connections: Int

  /// Reads `web.listen` and `web.public_url`; nil if the server should not listen.
  ///
  /// - Throws: `Problem` that names the setting and a valid value.
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
    if let metrics, (metrics.host, metrics.port) == (host, port) {
      throw values.problem(.metricsListen, "is the address of `web.listen` too; name another port")
    }
    connections = values.integer(.connections) ?? 300
    if let address = values.text(.publicURL) {
      guard isServerAddress(address) else {
        throw values.problem(.publicURL, "is not an address such as https://nuthatch.example.org")
      }
      publicURL = String(address.reversed().drop { $0 == "/" }.reversed())
    }
  }
}
