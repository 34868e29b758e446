import Foundation
import HTTP

/// The daemon that may listen at an address of this machine.
struct RunningDaemon {
  /// The answer of `/health` to this machine.
  private struct Report: Decodable {
    var status: String
    var problems: [String]?
  }

  private let origin: String

  init(at address: ListenAddress) {
    // A daemon that listens at every address also listens at this one.
    let local = ["0.0.0.0": "127.0.0.1", "::": "::1"][address.host] ?? address.host
    origin = "http://\(ListenAddress(host: local, port: address.port))"
  }

  /// Returns the daemon's problems, a line each; nil if it does not answer there.
  var problems: [String]? {
    get async {
      guard let answer = await ask("/health"), [200, 503].contains(answer.status),
        let report = try? JSONDecoder().decode(Report.self, from: answer.body)
      else { return nil }
      return report.problems ?? []
    }
  }

  /// Whether a daemon serves its health or its figures there.
  var answers: Bool {
    get async {
      if await problems != nil { return true }
      guard let figures = await ask("/metrics"), figures.status == 200 else { return false }
      return String(decoding: figures.body, as: UTF8.self).contains("nuthatch_")
    }
  }

  private func ask(_ path: String) async -> HTTPResponse? {
    // A machine does not reach itself through a proxy.
    let client = HTTPClient(userAgent: "Nuthatch/\(Version.current)", environment: [:])
    let answer = try? await client.send(HTTPRequest(.get, origin + path, timeout: 5))
    await client.shutdown()
    return answer
  }
}
