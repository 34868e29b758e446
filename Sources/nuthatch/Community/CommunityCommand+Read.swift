import ArgumentParser
import Civil
import Feeds
import Foundation
import HTTP

extension CommunityCommand {
  /// Reads a source as it would be imported, and keeps nothing.
  struct Read: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "read",
      abstract: "Shows the events of a calendar, feed or web page, and the parts that can't be read.",
      discussion: "It reads a file or an address, keeps nothing and needs no configuration.")

    @OptionGroup var output: OutputChoice

    @Option(help: "The time zone of times that name none, such as Europe/London; the machine's if not given.")
    var zone: String?

    @Option(help: "A feed's element with the start, such as pubDate, title or date.")
    var start: String?

    @Option(help: "A feed's element with the time of day, if another one has the date.")
    var time: String?

    @Option(help: "A feed's element with the place.")
    var place: String?

    @Option(
      help:
        "A server of your own network that may be asked, such as http://intranet:8080. It can be given several times.")
    var allowHost: [String] = []

    @Argument(help: "A file, or an http or https address.")
    var source: String

    func run() async throws {
      let name = zone ?? TimeZone.current.identifier
      guard let zone = Zone(identifier: name) else {
        throw Problem.usage("--zone \(name) is not a time zone such as Europe/London")
      }
      let document = try await document()
      let settings = SourceSettings(zone: zone, start: start, time: time, place: place)
      let reading = SourceReader(settings: settings, address: document.address)
        .read(Array(document.body), contentType: document.contentType)
      let report = SourceReport(reading, now: Composition.now(), zone: zone)
      try output.tell(report, report.text)
    }

    private func document() async throws -> (body: Data, contentType: String?, address: String?) {
      guard source.contains("://") else {
        do {
          return (try Data(contentsOf: URL(fileURLWithPath: source)), nil, nil)
        } catch {
          throw Problem.noInput("\(source) can't be read")
        }
      }
      let client = LazyClient()
      defer { Task { await client.shutdown() } }
      let exempt = try allowHost.map { text in
        guard let origin = Origin(named: text) else {
          throw Problem.usage("--allow-host \(text) is not a server such as http://intranet:8080")
        }
        return origin
      }
      let fetcher = DocumentFetcher(transport: client, exemptOrigins: Set(exempt), now: Composition.now)
      do {
        switch try await fetcher.fetch(source, upTo: SourceReader.longest) {
        case .document(let found): return (found.body, found.contentType, found.address)
        case .unchanged: throw Problem.unavailable("the server says that nothing has changed, without being asked that")
        case .refused(let refusal): throw Problem.unavailable(refusal.reason)
        }
      } catch let failure as HTTPFailure {
        let advice = failure.kind == .notPublic ? "; if it is your own, name the server with --allow-host" : ""
        throw Problem.unavailable(failure.reason + advice)
      }
    }
  }
}
