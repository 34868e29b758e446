import Agenda
import CProcess
import Civil
import Feeds
import Foundation
import HTTP
import Logging
import ServiceLifecycle
import Storage

/// Fetches the community's sources, each at its own times, so that a slow or failing one does not delay the others.
struct SourceWatch: Service, CustomStringConvertible {
  let ledger: any Ledger
  let transport: any Transport
  /// The community in the current settings; nil for none.
  let community: @Sendable () -> CommunitySettings?
  /// The `User-Agent` for servers; nil for only the program's name.
  let userAgent: String?
  let log: Logger
  let now: @Sendable () -> Date

  var description: String { "community" }

  /// The seconds between two looks at what is due, and between two computations of occurrences ahead.
  private static let (tick, day): (TimeInterval, TimeInterval) = (1, 86_400)
  /// The seconds for which a source is left alone after its answer could not be written.
  private static let rest: TimeInterval = 300

  func run() async throws {
    await cancelWhenGracefulShutdown { await watch() }
  }

  private func watch() async {
    let underWay = SourcesUnderWay()
    var declared: CommunitySettings??
    var reckoned = Date.distantPast
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        let wanted = community()
        if declared != .some(wanted), await isDone("sources", { try await declare(wanted) }) {
          (declared, reckoned) = (.some(wanted), .distantPast)
        }
        if let community = declared ?? nil {
          for (source, id) in await due(of: community) where await underWay.begins(source.name, at: now()) {
            group.addTask {
              // Releases pages of the program that were read meanwhile, so that they do not stay in memory beside a
              // long calendar.
              nuthatch_release_program()
              let isWritten = await look(at: source, id, of: community)
              // Releases the memory that a long calendar took. The next one comes in an hour, on another thread.
              nuthatch_release_memory()
              nuthatch_release_program()
              await underWay.ends(source.name, restingUntil: isWritten ? .distantPast : now() + Self.rest)
            }
          }
          if now().timeIntervalSince(reckoned) >= Self.day, await isDone("times", { try await reckon(community) }) {
            reckoned = now()
          }
        }
        try? await Task.sleep(for: .seconds(Self.tick))
      }
      group.cancelAll()
    }
  }

  /// Returns true if `body` succeeded. Otherwise the log says why not, and the caller tries again.
  private func isDone(_ what: String, _ body: () async throws -> Void) async -> Bool {
    do {
      try await body()
      return true
    } catch {
      log.error("community: \(what) could not be written", metadata: ["error": "\(error)"])
      return false
    }
  }

  /// Stores the sources in the settings; none if there is no community.
  func declare(_ community: CommunitySettings?) async throws {
    let now = now()
    let declared = community?.sources.map(\.declared) ?? []
    try await ledger.write { try $0.declare(declared, zone: community?.zone, at: now) }
    // An event that a removed source listed too may be shown again.
    if let community { try await SourceDuplicates(ledger: ledger, zone: community.zone).join(at: now) }
  }

  private func due(of community: CommunitySettings) async -> [(CommunitySettings.Source, EventSource.ID)] {
    let now = now()
    let due = (try? await ledger.read { try $0.dueSources(at: now) }) ?? [:]
    return community.sources.compactMap { source in due[source.name].map { (source, $0) } }
  }

  /// Computes the occurrences ahead, a few events at a time.
  func reckon(_ community: CommunitySettings) async throws {
    let now = now()
    var last: CommunityEvent.ID?
    repeat {
      last = try await ledger.writeAlone { [last] in
        try $0.reckonOccurrences(behind: last, zone: community.zone, at: now)
      }
    } while last != nil && !Task.isCancelled
  }

  /// Fetches a source, and imports its answer. Returns true if the outcome is written.
  @discardableResult
  func look(at settings: CommunitySettings.Source, _ id: EventSource.ID, of community: CommunitySettings) async -> Bool
  {
    let now = now()
    do {
      guard let source = try await ledger.read({ try $0.eventSource(id, at: now) }) else { return true }
      let mark = source.isUnsettled ? EventSource.Mark() : source.answer.mark
      let fetcher = DocumentFetcher(
        transport: transport, exemptOrigins: Set([settings.exempt].compactMap(\.self)), userAgent: userAgent,
        now: self.now)
      let next = now.addingTimeInterval(settings.interval * .random(in: 0.9...1.1))
      switch try await fetcher.fetch(
        settings.address, since: .init(etag: mark.etag, lastModified: mark.lastModified), upTo: SourceReader.longest)
      {
      case .unchanged: try await ledger.write { try $0.confirm(source.id, at: now, next: next) }
      case .refused(let refusal): try await fail(source, refusal.reason, refusal.retryAfter, settings)
      case .document(let document):
        let outcome = try await SourceImport(ledger: ledger, zone: community.zone)
          .take(document, of: source, settings, at: now, next: next)
        try await conclude(outcome, source, settings, of: community)
        await ledger.releaseMemory()
      }
      return true
    } catch let failure as HTTPFailure {
      // If the daemon ends, that is not the source's fault.
      guard ![.cancelled, .closed].contains(failure.kind) else { return true }
      return await isDone("a failure") {
        if let source = try await ledger.read({ try $0.eventSource(id, at: now) }) {
          try await fail(source, failure.reason, nil, settings)
        }
      }
    } catch {
      log.error(
        "community: events could not be written", metadata: ["source": "\(settings.name)", "error": "\(error)"])
      return false
    }
  }

  private func conclude(
    _ outcome: SourceImport.Outcome, _ source: EventSource, _ settings: CommunitySettings.Source,
    of community: CommunitySettings
  ) async throws {
    switch outcome {
    case .same: break
    case .refused(let refusal): try await fail(source, "nothing is imported: \(refusal.words)", nil, settings)
    case .read(let added, let changed, let gone):
      guard added + changed + gone > 0 else { return }
      log.info(
        "events were imported",
        metadata: [
          "source": "\(source.name)", "added": "\(added)", "changed": "\(changed)", "gone": "\(gone)",
        ])
      try await SourceDuplicates(ledger: ledger, zone: community.zone).join(at: now())
    }
  }

  private func fail(
    _ source: EventSource, _ problem: String, _ retryAfter: TimeInterval?, _ settings: CommunitySettings.Source
  ) async throws {
    let now = now()
    let wait = max(retryAfter ?? 0, Self.patience(after: source.failures + 1, settings.interval))
    log.warning("a source of events gave nothing", metadata: ["source": "\(source.name)", "problem": "\(problem)"])
    try await ledger.write { try $0.fail(source.id, problem, at: now, next: now.addingTimeInterval(wait)) }
  }

  /// Returns the seconds to the next look after that many failures in a row: five minutes, then twice as long each
  /// time, up to a day.
  static func patience(after failures: Int, _ interval: TimeInterval) -> TimeInterval {
    let doubled = min(300, interval) * pow(2, Double(min(max(failures, 1), 20) - 1))
    return min(doubled, 86_400) * .random(in: 0.75...1.25)
  }
}

/// The sources that are being fetched.
private actor SourcesUnderWay {
  private var names: Set<String> = []
  private var resting: [String: Date] = [:]

  /// Starts fetching a source; returns false if it is already being fetched, or is resting.
  func begins(_ name: String, at now: Date) -> Bool {
    guard resting[name].map({ $0 <= now }) ?? true else { return false }
    return names.insert(name).inserted
  }

  func ends(_ name: String, restingUntil instant: Date) {
    names.remove(name)
    resting[name] = instant
  }
}
