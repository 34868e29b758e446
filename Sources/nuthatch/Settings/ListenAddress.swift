import Conversation
import Foundation

/// An address of this machine and a port, at which a server listens.
struct ListenAddress: Hashable {
  var host: String
  var port: Int

  init(host: String, port: Int) { (self.host, self.port) = (host, port) }

  /// Reads `127.0.0.1:8780` or `[::1]:8780`.
  ///
  /// - Throws: `SettingProblem` that names the setting and a valid value.
  init(_ text: String, of setting: Setting, _ values: SettingValues) throws {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
      throw values.problem(setting, "is not an address with a port, such as \(setting.example)")
    }
    host = text[..<colon].trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    guard !host.isEmpty, !host.contains("/") else {
      throw values.problem(setting, "is not an address; 127.0.0.1:\(port) would do")
    }
    self.port = Int(port)
  }
}

extension ListenAddress: CustomStringConvertible {
  var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
