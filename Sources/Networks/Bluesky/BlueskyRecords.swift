import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Sets up the account's own records for a bot, and leaves everything else in them as it is.
struct BlueskyRecords: Sendable {
  let api: BlueskyAPI
  let me: BlueskyName

  /// Labels the profile as a bot's (docs.bsky.app/docs/starter-templates/bots; com.atproto.label.defs#selfLabels).
  func labelAsBot() async throws {
    try await update("app.bsky.actor.profile") { record in
      var labels = record["labels"] as? [String: Any] ?? [:]
      var values = labels["values"] as? [[String: Any]] ?? []
      guard !values.contains(where: { $0["val"] as? String == "bot" }) else { return false }
      values.append(["val": "bot"])
      labels["$type"] = "com.atproto.label.defs#selfLabels"
      labels["values"] = values
      record["labels"] = labels
      return true
    }
  }

  /// Lets everybody write directly; by default, only accounts that this one follows can. Allows no invitations to
  /// groups.
  func takeMessagesFromStrangers() async throws {
    try await update("chat.bsky.actor.declaration") { record in
      let wanted = ["allowIncoming": "all", "allowGroupInvites": "none"]
      guard wanted.contains(where: { record[$0.key] as? String != $0.value }) else { return false }
      record.merge(wanted) { $1 }
      return true
    }
  }

  /// Changes the record of a collection with just one, unless somebody else changes it at the same time.
  ///
  /// - Parameter change: changes the record; returns false if there is nothing to change.
  private func update(_ collection: String, _ change: (inout [String: Any]) -> Bool) async throws {
    let uri = BlueskyURI(account: me.did, collection: collection, key: "self")
    var record: [String: Any] = ["$type": collection]
    var version: Any = NSNull()
    do {
      let kept = try JSONSerialization.jsonObject(with: await api.record(uri)) as? [String: Any]
      guard let value = kept?["value"] as? [String: Any], let cid = kept?["cid"] as? String else {
        throw NetworkFailure.permanent(reason: "the server does not give the record \(collection)")
      }
      (record, version) = (value, cid)
    } catch  where BlueskyFailure.code(error) == "RecordNotFound" {}
    guard change(&record) else { return }
    let body: [String: Any] = [
      "repo": me.did, "collection": collection, "rkey": uri.key, "record": record, "swapRecord": version,
    ]
    _ = try await api.put(try JSONSerialization.data(withJSONObject: body))
  }
}
