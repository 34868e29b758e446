import Conversation
import Foundation

/// What is served over HTTP, and where.
struct WebSettings {
  /// A name or an address of this machine's.
  var host: String
  var port: Int
  /// What people reach it by, without a slash at its end; nil where nobody does.
  var publicURL: String?
  /// How many are served at a time.
  var connections: Int

  /// Reads `web.listen` and `web.public_url`; nil where nothing is to listen.
  ///
  /// - Throws: `Problem` that names the setting and what would do.
  init?(_ values: SettingValues) throws {
    guard let listen = values.text(.listen) else {
      guard values.text(.publicURL) == nil else {
        throw values.problem(.publicURL, "is of no use while nothing listens; `web.listen: 127.0.0.1:8780` would do")
      }
      return nil
    }
    guard let colon = listen.lastIndex(of: ":"), let port = UInt16(listen[listen.index(after: colon)...]) else {
      throw values.problem(.listen, "is not an address with a port, such as 127.0.0.1:8780")
    }
    host = listen[..<colon].trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    guard !host.isEmpty, !host.contains("/") else {
      throw values.problem(.listen, "names no address; 127.0.0.1:\(port) would do")
    }
    self.port = Int(port)
    connections = values.integer(.connections) ?? 300
    if let address = values.text(.publicURL) {
      guard isServerAddress(address) else {
        throw values.problem(.publicURL, "is not an address such as https://nuthatch.example.org")
      }
      publicURL = String(address.reversed().drop { $0 == "/" }.reversed())
    }
  }
}
