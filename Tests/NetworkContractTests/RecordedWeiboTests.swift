import Conversation
import Foundation
import HTTP
import Testing

@testable import Weibo

@Suite(
  "Answers recorded from Weibo",
  .enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
struct RecordedWeiboTests {
  private static let recordings = Recording.all("weibo")

  private func value<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) throws -> Value {
    let recording = try #require(Self.recordings.first { $0.name.contains(name) }, "\(name)")
    return try JSONDecoder().decode(Value.self, from: recording.response.body)
  }

  @Test func `every comment and status is read, with who, what, when and where`() throws {
    #expect(Self.recordings.count == 12)
    let comments: WeiboList = try value("comment_list")
    #expect(comments.isWhole && !comments.posts.isEmpty)
    for comment in comments.posts {
      #expect(comment.status != nil && comment.author != nil && comment.created != nil && !comment.text.isEmpty)
    }
    #expect(comments.posts[0].id == "3526584588286949")
    // Mon Dec 24 02:19:09 +0800 2012
    #expect(comments.posts[0].created == Date(timeIntervalSince1970: 1_356_286_749))
    let timeline: WeiboList = try value("model_timeline.")
    #expect(timeline.isWhole && !timeline.posts.isEmpty)
    let statuses: [WeiboPost] = try value("model_statuses.")
    for status in timeline.posts + statuses {
      #expect(status.status == nil && status.author != nil && status.created != nil)
    }
  }

  @Test func `statuses that pass on deleted ones are read, and what does not name the account is not for it`() throws {
    let statuses: [WeiboPost] = try value("statuses_including_deleted")
    #expect(statuses.count == 20 && statuses.allSatisfy { $0.author != nil && $0.created != nil })
    let me: WeiboUser = try value("model_users")
    #expect(me.id == "1834561765" && me.name == "阮永沛Hover")
    // One names it, one replies to it; others pass on what it wrote, or what others wrote to it.
    #expect(
      statuses.compactMap { $0.message(to: me, sentAt: Date()) }.map(\.id) == ["3358166570964930", "3358031295426922"])
  }

  @Test func `tokens, whose they are, and how long they hold`() throws {
    #expect(try value("account_uid", WeiboOwner.self).id == "3456676543")
    #expect(try value("token_info", WeiboTokenState.self).seconds == 157_679_471)
    #expect(try value("oauth2_access_token", WeiboGrant.self).token == "REDACTED")
  }
}
