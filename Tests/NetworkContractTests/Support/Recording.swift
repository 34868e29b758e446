import Foundation
import HTTP
import TestSupport

/// An exchange with a real server, recorded. The recordings are no part of the project: they lie in the folder that
/// `NUTHATCH_SHARED` names, one exchange a file.
struct Recording: Sendable {
  var name: String
  var method: String
  var path: String
  var query: String
  var response: HTTPResponse

  static let folder = SharedData.folder?.path

  /// The exchanges in a folder of the recordings, by file name; empty if there are no recordings.
  static func all(_ folder: String) -> [Recording] {
    guard let root = self.folder else { return [] }
    let directory = URL(fileURLWithPath: root).appendingPathComponent("recorded/\(folder)")
    let files = (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.compactMap(read)
  }

  private static func read(_ file: URL) -> Recording? {
    guard let data = try? Data(contentsOf: file),
      let fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let method = fields["method"] as? String, let status = fields["status"] as? Int,
      let address = (fields["url"] as? String).flatMap({ URLComponents(string: $0.replacing("[]", with: "%5B%5D")) })
    else { return nil }
    let headers = (fields["response_headers"] as? [String: String] ?? [:]).map {
      HTTPHeaders.Field(name: $0.key, value: $0.value)
    }
    let body = try? JSONSerialization.data(withJSONObject: fields["body"] ?? NSNull(), options: .fragmentsAllowed)
    return Recording(
      name: file.lastPathComponent, method: method, path: address.path, query: address.query ?? "",
      response: HTTPResponse(status: status, headers: HTTPHeaders(headers), body: body ?? Data()))
  }
}

/// Answers with recordings, by method and path; other requests get 404.
final class RecordedTransport: Transport {
  private let answers: [String: HTTPResponse]

  init(_ recordings: [Recording]) {
    answers = Dictionary(recordings.map { ("\($0.method) \($0.path)", $0.response) }) { $1 }
  }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let path = URLComponents(string: request.url)?.path ?? ""
    return answers["\(request.method.rawValue) \(path)"] ?? HTTPResponse(status: 404)
  }
}
