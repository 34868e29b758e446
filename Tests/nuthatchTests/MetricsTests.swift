import Agenda
import CoreMetrics
import Foundation
import Storage
import Testing
import Web

@testable import Agent
@testable import nuthatch

/// The gauges that alerts are made of.
@Suite struct MetricsTests {
  private static func settings(_ yaml: String) throws -> Settings {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("metrics-\(UUID()).yaml")
    try yaml.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Settings.read(from: file.path, environment: [:])
  }

  private static let account = """
    database: /nowhere/nuthatch.sqlite
    accounts: [garden]
    account: {garden: {network: mastodon, server: "https://example.org", token: hush}}

    """

  @Test func `where no backup was ever taken, the newest is as old as the daemon`() throws {
    let figures = PrometheusRegistry()
    let start = Date(timeIntervalSince1970: 1_795_194_359)
    try withMetricsFactory(figures) {
      let settings = try Self.settings(Self.account + "backup: {directory: /nowhere/backups}\n")
      ProcessMetrics.note(settings, since: start, at: start + 180_000)
      #expect(figures.text.contains("nuthatch_backup_age_seconds 180000.0"))
      ProcessMetrics.note(try Self.settings(Self.account), since: start, at: start + 180_000)
      #expect(!figures.text.contains("nuthatch_backup_age_seconds"))
    }
  }

  @Test func `nothing is told of an account that is not at work any more`() {
    let figures = PrometheusRegistry()
    let now = Date(timeIntervalSince1970: 1_795_194_359)
    let accounts = ["garden", "hall"].map { name in
      AccountStatus(
        account: name, network: "mastodon", realm: "example.org", cursor: nil, lastPoll: now - 40, failure: "refused",
        queued: 1, doubtful: 1, dead: 1)
    }
    let spent = AccountLimits(budgets: [:], spending: Spending(spent: 3, perDay: 3, resets: now + 60))
    let status = OperatingStatus(
      accounts: accounts, waiting: 0, waitingSince: nil, overdueSince: nil, deadLetters: 0, deadJobs: 0, troubled: 0,
      limits: ["garden": spent, "hall": spent], room: nil)
    withMetricsFactory(figures) {
      AgentMetrics.note(status, of: ["garden", "hall"], at: now)
      let all = figures.text
      AgentMetrics.note(status, of: ["hall"], at: now)
      #expect(all.contains("nuthatch_account_up{account=\"garden\"} 0.0"))
      #expect(figures.text == all.split(separator: "\n").filter { !$0.contains("garden") }.map { $0 + "\n" }.joined())
    }
  }

  @Test func `each source of events has its figures, until the settings name it no longer`() {
    let figures = PrometheusRegistry()
    let now = Date(timeIntervalSince1970: 1_795_194_359)
    let sources = [("union", 0), ("hall", 2)].map { name, failures in
      EventSource(
        id: EventSource.ID(1), name: name, trust: .ordinary, answer: EventSource.Answer(), isUnsettled: false,
        events: 7,
        fetched: now, answered: now - 60, failures: failures, problem: nil, next: now)
    }
    withMetricsFactory(figures) {
      SourceMetrics.note(sources, at: now)
      for line in [
        "event_source_up{source=\"union\"} 1.0", "event_source_up{source=\"hall\"} 0.0",
        "event_source_events{source=\"hall\"} 7.0", "event_source_lag_seconds{source=\"hall\"} 60.0",
      ] {
        #expect(figures.text.contains("nuthatch_" + line))
      }
      SourceMetrics.note(Array(sources.prefix(1)), at: now)
      #expect(!figures.text.contains("hall") && figures.text.contains("union"))
    }
  }
}
