import Conversation
import Foundation
import Testing

@testable import nuthatch

/// Accounts that can't be used are left out where that is asked for.
@Suite struct UnusableAccountTests {
  private func read(_ yaml: String) throws -> Settings {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID()).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    try yaml.write(to: file, atomically: true, encoding: .utf8)
    return try Settings.read(from: file.path, accounts: .usable, environment: [:])
  }

  @Test func `an account that can't be used is told with the reason, and the others are read`() throws {
    let settings = try read(
      """
      database: /tmp/ledger.sqlite
      accounts: [garden, hall, shed]
      account:
        garden: {network: mastodon, server: "https://example.org", token_file: /nowhere/garden.token}
        hall: {network: mastodon, server: "https://example.org", token: hush, access: list}
        shed: {network: mastodon, server: "https://example.org", token: hush}
      """)
    #expect(settings.accounts.map(\.name) == ["shed"])
    try #require(settings.unusable.map(\.account) == ["garden", "hall"])
    #expect(settings.unusable.map(\.problem.file) == ["/nowhere/garden.token", nil])
    let cure =
      "do: sudo -u nuthatch nuthatch login mastodon --server https://example.org --token-file /nowhere/garden.token"
    #expect(settings.unusable[0].problem.description.hasSuffix(cure))
  }

  @Test func `a folder is no file of a token`() throws {
    let settings = try read(
      """
      database: /tmp/ledger.sqlite
      accounts: [garden]
      account: {garden: {network: mastodon, server: "https://example.org", token_file: /tmp}}
      """)
    #expect(
      settings.unusable.map { $0.problem.description.contains("`account.garden.token_file: /tmp` is a folder") } == [
        true
      ])
  }
}
