import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing

@testable import Mastodon

@Suite(
  "Answers recorded from real servers",
  .enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
struct RecordedTests {
  private static let folders = ["mastodon", "mastodon_live/gts", "mastodon_live/mock"]
  private static let recordings = folders.flatMap(Recording.all)

  private func decode<Value: Decodable>(_ type: Value.Type, _ recording: Recording) throws -> Value {
    try JSONDecoder().decode(type, from: recording.response.body)
  }

  @Test func `every notification is read, every mention is a message`() throws {
    let pages = Self.recordings.filter { $0.path == "/api/v1/notifications" && $0.response.isSuccess }
    #expect(pages.count > 10)
    for page in pages {
      let notifications = try decode(Lenient.List<MastodonNotification>.self, page).values
      let raw = try #require(try JSONSerialization.jsonObject(with: page.response.body) as? [[String: Any]])
      #expect(notifications.map(\.id) == raw.map { $0["id"] as? String }, "\(page.name)")
      #expect(notifications.allSatisfy { $0.created != nil }, "\(page.name)")
      for notification in notifications where notification.type == "mention" && notification.status != nil {
        let author = notification.status?.account
        let message = notification.message(to: "someone else", at: .distantPast)
        #expect((message == nil) == (author?.bot == true), "\(page.name)")
        #expect(message?.text.contains("<") != true)
      }
    }
  }

  @Test func `every status is read`() throws {
    let pattern = #/^/api/v1/statuses(/\w+)?$/#
    let statuses = Self.recordings.filter {
      $0.path.contains(pattern) && $0.response.isSuccess && $0.method != "DELETE" && !$0.name.hasPrefix("scheduled")
    }
    #expect(statuses.count > 30)
    for recording in statuses {
      let status = try decode(MastodonStatus.self, recording)
      #expect(status.created != nil, "\(recording.name)")
      #expect(status.account != nil, "\(recording.name)")
      #expect(status.visibility != nil, "\(recording.name)")
      #expect(!MastodonText.plain(status.content, mentions: status.mentions).contains("<"), "\(recording.name)")
    }
  }

  @Test func `every instance tells its limit`() throws {
    let instances = Self.recordings.filter { $0.path.contains(#/\/instance\/?$/#) && $0.response.isSuccess }
    #expect(instances.count > 6)
    for recording in instances {
      let instance = try decode(MastodonInstance.self, recording)
      #expect((instance.maximumCharacters ?? 0) >= 500, "\(recording.name)")
      #expect(instance.domain != nil, "\(recording.name)")
    }
  }

  @Test func `every policy tells what it hides`() throws {
    let policies = Self.recordings.filter { $0.path == "/api/v2/notifications/policy" && $0.response.isSuccess }
    #expect(!policies.isEmpty)
    for recording in policies {
      let hidden = try decode(MastodonPolicy.self, recording).hidden
      #expect(hidden.isEmpty != String(decoding: recording.response.body, as: UTF8.self).contains("filter\""))
    }
  }

  @Test func `every limit that was told is understood`() throws {
    for recording in Self.recordings where recording.response.headers["X-RateLimit-Reset"] != nil {
      let limit = MastodonRateLimit(recording.response.headers, now: .now)
      #expect(limit.wait(after: 429) != nil, "\(recording.name)")
      #expect(limit.budget != nil, "\(recording.name)")
    }
  }

  @Test func `every refusal has words`() {
    for recording in Self.recordings where recording.response.status >= 400 {
      #expect(!MastodonFailure.words(recording.response).isEmpty, "\(recording.name)")
    }
  }

  @Test(arguments: ["mastodon_live/gts", "mastodon_live/mock"])
  func `a bot signs in and reads its mentions over a server's own answers`(folder: String) async throws {
    let names = ["me.01.json", "instance1.01.json", "instance2.01.json", "mentions.01.json"]
    let transport = RecordedTransport(Recording.all(folder).filter { names.contains($0.name) })
    let network = MastodonNetwork(server: "http://localhost", token: "t", transport: transport, now: wallClock)
    let connection = try await network.connect()
    #expect(connection.handles.first == "bot")
    let page = try await network.messages(after: "0")
    #expect(page.messages.count == 2)
    #expect(page.messages.allSatisfy { $0.authorHandle == "user" && $0.text.hasPrefix("@bot ") })
    #expect(Set(page.messages.map(\.visibility)) == [.direct, .open])
  }
}
