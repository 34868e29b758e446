import Conversation
import Foundation
import HTTP
import Testing

/// The attachments of a Telegram message: pictures, places, files.
@Suite("What Telegram's messages carry", .timeLimit(.minutes(15)))
struct TelegramAttachmentTests {
  @Test func `a picture is its largest size, with its caption, by an address without the token`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let sizes: [[String: Any]] = [
      ["file_id": "file-s", "width": 90, "height": 60], ["file_id": "file-l", "width": 1280, "height": 853],
      ["file_id": "file-m", "width": 320, "height": 213],
    ]
    subject.server.write(nil, ["photo": sizes, "caption": "the broken tap"])
    subject.server.write(
      nil, ["document": ["file_id": "file-d", "mime_type": "application/pdf", "file_name": "bill.pdf"]])
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["the broken tap", ""])
    #expect(
      messages.flatMap(\.media) == [
        .init(url: "https://example.org/file/file-l", type: "image/jpeg"),
        .init(url: "https://example.org/file/file-d", type: "application/pdf", description: "bill.pdf"),
      ])
  }

  @Test func `a place is a message without words`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let point: [String: Any] = ["latitude": 51.5, "longitude": -0.12]
    subject.server.write(nil, ["location": point])
    subject.server.write(nil, ["location": point, "venue": ["title": "The Green", "address": "1 Road"]])
    #expect(try await reader.poll().map(\.text) == ["", ""])
  }

  @Test func `a file on the server's own disk is gone, and nothing tells the token in its path`() async throws {
    let (subject, _) = try await TelegramSubject.started()
    subject.server.folder = "/var/lib/telegram-bot-api/\(FakeTelegram.token)/photos"
    let file = try await subject.network.file(at: "https://example.org/file/file-1", upTo: 9)
    guard case .gone(let reason) = file else {
      Issue.record("\(file)")
      return
    }
    #expect(reason.contains("--local") && !reason.contains("stand_in"))
    #expect(!subject.requests.contains { $0.url.contains("/var/lib") })
  }

  @Test func `a file is looked up each time, and one that is too big or gone is told`() async throws {
    let (subject, _) = try await TelegramSubject.started()
    let url = "https://example.org/file/file-1"
    for body in ["one", "two"] {
      _ = await subject.serve(HTTPResponse(status: 200, body: Data(body.utf8)))
      #expect(try await subject.network.file(at: url, upTo: 9) == .whole(Data(body.utf8)))
    }
    #expect(subject.server.methods.count { $0 == "getFile" } == 2)
    subject.server.fileSize = 10
    #expect(try await subject.network.file(at: url, upTo: 9) == .tooLarge(bytes: 10))
    subject.server.fileSize = 30_000_000
    #expect(try await subject.network.file(at: url, upTo: 9) == .tooLarge(bytes: nil))
    guard case .gone(let reason) = try await subject.network.file(at: "https://example.org/file/old", upTo: 9) else {
      Issue.record("not gone")
      return
    }
    #expect(!reason.contains(FakeTelegram.token))
  }
}
