import Foundation
import HTTP
import Testing

@testable import Facebook

@Suite(
  "Answers recorded from Facebook",
  .enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
struct RecordedFacebookTests {
  private static let recordings = Recording.all("facebook")

  private func values<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) throws -> [Value] {
    let found = Self.recordings.filter { $0.name.contains(name) }
    #expect(!found.isEmpty, "\(name)")
    return try found.map { try JSONDecoder().decode(Value.self, from: $0.response.body) }
  }

  @Test func `every answer is read as one of those that the bot knows, or as a refusal`() throws {
    #expect(Self.recordings.count == 39)
    for recording in Self.recordings where recording.name.contains("error") && !recording.name.contains("batch") {
      let problem = try #require(FacebookProblem(recording.response), "\(recording.name)")
      #expect(problem.code == 100 && problem.message.hasPrefix("(#100)"), "\(recording.name)")
    }
  }

  @Test func `conversations are read, with when something was written`() throws {
    let conversations: [FacebookConversation] =
      try values("conversations_cvs_info") + values("models_conversation")
      + values("cvses_info", [String: FacebookConversation].self).flatMap(\.values)
    #expect(conversations.count == 4)
    for conversation in conversations {
      #expect(conversation.id.hasPrefix("t_") && conversation.updated != nil && conversation.messages == nil)
    }
  }

  @Test func `messages are read, with who, what and when, and their pictures`() throws {
    let messages: [FacebookMessage] =
      try values("messages_message_info") + values("models_message")
      + values("messages_messages_info", [String: FacebookMessage].self).flatMap(\.values)
    #expect(messages.count == 4)
    for message in messages {
      #expect(message.id.hasPrefix("m_") && message.author?.id == "2711636948859886")
      #expect(message.created != nil && message.created == withinTheDay(message))
      for file in message.attachments {
        #expect(["image/jpeg", "video/mp4"].contains(file.type) && file.url?.contains(".fbcdn.net/") == true)
      }
    }
    #expect(messages.contains { $0.text == "Love is peace!😏" })
    #expect(messages.contains { !$0.attachments.isEmpty })
  }

  /// The time of those messages, which are all of one day.
  private func withinTheDay(_ message: FacebookMessage) -> Date? {
    let day = Date(timeIntervalSince1970: 1_626_998_400)..<Date(timeIntervalSince1970: 1_627_084_800)
    return message.created.flatMap { day.contains($0) ? $0 : nil }
  }

  @Test func `comments are read page by page, and those without an author are nobody's`() throws {
    let pages: [FacebookList<FacebookComment>] = try values("comments_comments_p")
    #expect(pages.count == 2 && pages[0].next != nil && pages[1].next == nil)
    // An entry without an id is no comment.
    #expect(pages.allSatisfy { $0.values.isEmpty && !$0.isWhole })
    let comments: [FacebookComment] = try values("comments_comment_info") + values("comments_create_resp")
    #expect(comments.count == 2 && comments.allSatisfy { $0.author == nil && $0.created != nil && !$0.text.isEmpty })
    let posts: [FacebookList<FacebookPost>] = try values("posts_feed_fields")
    #expect(posts.allSatisfy { !$0.values.isEmpty && $0.isWhole })
  }

  @Test func `tokens, what they may do, and the Pages that they are for`() throws {
    let state = try #require(values("token_info", FacebookEnvelope<FacebookTokenState>.self).first).data
    #expect(state.isValid && state.scopes?.contains("manage_pages") == true)
    #expect(state.expires == Date(timeIntervalSince1970: 1_577_347_200))
    #expect(state.dataAccessExpires == Date(timeIntervalSince1970: 1_585_040_349))
    let pages: [FacebookList<FacebookGrantedPage>] = try values("user_accounts_p")
    #expect(pages.count == 2 && pages[0].next == "after" && pages[1].next == nil)
    #expect(pages.flatMap(\.values).allSatisfy { $0.tasks.contains("MESSAGING") && $0.token == "REDACTED" })
    let page = try #require(values("single_default_page", FacebookPage.self).first)
    #expect(!page.id.isEmpty && !page.name.isEmpty)
  }
}
