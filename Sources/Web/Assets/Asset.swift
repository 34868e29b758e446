import Agenda
import CAssets
import Foundation
import HTTPTypes
import Hummingbird
import Markup

/// A style sheet, script or picture of the pages, which the compiler embeds in the program.
struct Asset: Sendable {
  let name: String
  let suffix: String
  private let content: Content
  private let fingerprint: String

  private init(
    _ name: String, _ suffix: String, type: String, _ asset: nuthatch_asset, as served: (String) -> String = { $0 }
  ) {
    self.name = name
    self.suffix = suffix
    let source = String(decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
    content = Content(type: type, bytes: Array(served(source).utf8))
    fingerprint = content.fingerprint.filter { $0 != "." }
  }

  static let style = Asset("app", "css", type: "text/css; charset=utf-8", nuthatch_app_css) { compact($0) }
  /// The positions of days drawn as columns.
  static let grid = Asset("grid", "css", type: "text/css; charset=utf-8", nuthatch_grid_css) { compact($0) }
  static let script = Asset("app", "js", type: "text/javascript; charset=utf-8", nuthatch_app_js)
  /// The service worker. Its address stays, since a browser identifies it by that.
  static let worker = Asset("sw", "js", type: "text/javascript; charset=utf-8", nuthatch_sw_js)
  static let icon = Asset("icon", "svg", type: "image/svg+xml", nuthatch_icon_svg)
  private static let all = [style, grid, script, icon]

  /// A style sheet without its comments and the spaces that only people need.
  private static func compact(_ style: String) -> String {
    var parts = style.components(separatedBy: "/*")
    for index in parts.indices.dropFirst() { parts[index] = parts[index].components(separatedBy: "*/").last ?? "" }
    var result = parts.joined().split(separator: "\n").map { String($0).trimmed }.joined()
    for (long, short) in [
      (": ", ":"), ("; ", ";"), ("{ ", "{"), (" {", "{"), (" }", "}"), (";}", "}"), (", ", ","), (" > ", ">"),
    ] {
      result = result.replacing(long, with: short)
    }
    return result
  }

  /// Answers a request for it at an address that stays the same when the content changes.
  func answerAnew(to request: Request) -> Response { content.answer(to: request) }

  /// The size in bytes.
  var count: Int { content.bytes.count }

  /// The file name with its fingerprint: `app.1f2e3d.css`. Different content has a different address.
  var file: String { "\(name).\(fingerprint).\(suffix)" }

  var address: Href { Href("static", file) }

  /// Returns the asset with that file name; nil if there is none.
  static func called(_ file: String) -> Asset? { all.first { $0.file == file } }

  /// Answers a request for it at an address whose content never changes.
  func answer(to request: Request) -> Response {
    var answer = content.answer(to: request)
    answer.headers[.cacheControl] = "public, max-age=31536000, immutable"
    return answer
  }
}
