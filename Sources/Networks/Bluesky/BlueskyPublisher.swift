import Conversation
import Foundation
import NetworkSupport

/// Writes public replies. A reply's record is named after its message's key, so the reply exists only once.
struct BlueskyPublisher: Sendable {
  let api: BlueskyAPI
  let me: BlueskyName
  let now: @Sendable () -> Date

  /// The record of a post to write.
  private struct Record: Encodable {
    struct Reply: Encodable {
      var root: BlueskyReference
      var parent: BlueskyReference
    }
    var kind = BlueskyURI.post
    var text: String
    var createdAt: String
    var reply: Reply
    var facets: [BlueskyFacet]

    private enum CodingKeys: String, CodingKey {
      case kind = "$type"
      case text, createdAt, reply, facets
    }
  }

  private struct Put: Encodable {
    var repo: String
    var collection = BlueskyURI.post
    var rkey: String
    var record: Record

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(repo, forKey: .repo)
      try fields.encode(collection, forKey: .collection)
      try fields.encode(rkey, forKey: .rkey)
      try fields.encode(record, forKey: .record)
      // A null `swapRecord` demands that there is no such record yet.
      try fields.encodeNil(forKey: .swapRecord)
    }

    private enum CodingKeys: String, CodingKey { case repo, collection, rkey, record, swapRecord }
  }

  /// Replies to a post; returns the reply's address.
  func reply(_ message: OutgoingMessage) async throws -> String {
    guard let uri = message.repliesTo, BlueskyURI(uri) != nil else {
      throw NetworkFailure.permanent(reason: "the network allows a reply only to a post that mentions the bot")
    }
    guard let parent = try await api.post(uri) else {
      throw NetworkFailure.permanent(reason: "the post that this answers is gone, or the account can't see it")
    }
    let text = "@\(message.recipientHandle) \(message.text)"
    let record = Record(
      text: text, createdAt: BlueskyInstant.text(now()),
      reply: .init(root: parent.post.root ?? parent.reference, parent: parent.reference),
      facets: BlueskyFacet.all(in: text, to: (message.recipientHandle, message.recipientID)))
    let place = place(of: message)
    do {
      return try await api.put(try JSONEncoder().encode(Put(repo: me.did, rkey: place.key, record: record))).uri
    } catch  where BlueskyFailure.code(error) == "InvalidSwap" {
      // An earlier attempt has arrived.
      return place.text
    }
  }

  /// Returns whether a reply exists.
  func find(_ message: OutgoingMessage) async throws -> ReadbackResult {
    let place = place(of: message)
    do {
      _ = try await api.record(place)
      return .arrived(id: place.text)
    } catch let refusal as RESTRefusal where BlueskyFailure.code(refusal) == "RecordNotFound" || refusal.status == 500 {
      // Some servers answer 500 if there is no record. Sending again is safe in any case, since the record's name is
      // the same.
      return .absent
    }
  }

  /// The address of a reply's record. Another database may use the same key, so the answered post is part of the name.
  private func place(of message: OutgoingMessage) -> BlueskyURI {
    BlueskyURI(
      account: me.did, collection: BlueskyURI.post,
      key: BlueskyTID(of: "\(message.key) \(message.repliesTo ?? "")").text)
  }
}
