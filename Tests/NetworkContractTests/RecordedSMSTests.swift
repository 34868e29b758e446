import Foundation
import HTTP
import Testing

@testable import SMS

@Suite(
  "Answers recorded from Twilio",
  .enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
struct RecordedSMSTests {
  private static let recordings = Recording.all("twilio")

  @Test func `every message is read, with who, what and when`() throws {
    let names = ["message_create", "message_fetch", "message_cancel", "message_redact", "POST_Messages"]
    let messages = Self.recordings.filter { recording in names.contains { recording.name.contains($0) } }
    #expect(messages.count > 8)
    for recording in messages {
      let message = try JSONDecoder().decode(SMSMessage.self, from: recording.response.body)
      #expect(message.sid.hasPrefix("SM") || message.sid.hasPrefix("MM"), "\(recording.name)")
      #expect(message.created != nil, "\(recording.name)")
      #expect(message.direction.hasPrefix("outbound"), "\(recording.name)")
      #expect(!message.status.isEmpty && message.to != nil, "\(recording.name)")
    }
  }

  @Test func `every page is read, and what it carries`() throws {
    let pages = Self.recordings.filter { $0.name.contains("message_read") }
    #expect(pages.count > 5)
    for recording in pages {
      let page = try JSONDecoder().decode(SMSPage.self, from: recording.response.body)
      #expect(page.messages.isEmpty == recording.name.contains("empty"), "\(recording.name)")
      #expect(page.next == nil)
    }
    let full = try #require(pages.first { $0.name.contains("full") })
    let messages = try JSONDecoder().decode(SMSPage.self, from: full.response.body).messages
    #expect(messages.map(\.direction) == ["outbound-api", "inbound"])
    #expect(messages.map(\.mediaCount) == [0, 3])
  }

  @Test func `every list of numbers and of media is read`() throws {
    for recording in Self.recordings where recording.name.contains("incoming_phone_number_read") {
      let list = try JSONDecoder().decode(SMSNumberList.self, from: recording.response.body)
      #expect(list.numbers.isEmpty == recording.name.contains("empty"))
    }
    for recording in Self.recordings where recording.name.contains("media_read") {
      let list = try JSONDecoder().decode(SMSMediaList.self, from: recording.response.body)
      #expect(list.media.isEmpty == recording.name.contains("empty"))
    }
  }
}
