import Foundation
import HTTP

extension FakeBluesky {
  /// The events in an answer at most.
  private static let page = 40

  func chat(_ call: Call) -> HTTPResponse {
    switch call.method {
    case "chat.bsky.convo.getLog":
      // Without a cursor it starts now.
      guard let cursor = call["cursor"] else {
        return json(["logs": [Any](), "cursor": log.last?.rev ?? "2222222222222"])
      }
      let events = log.dropFirst(forgotten).filter { $0.rev > cursor }.prefix(Self.page)
      return json([
        "logs": events.map { event in event.fields.merging(["rev": event.rev]) { $1 } },
        "cursor": events.last?.rev ?? cursor,
      ])
    case "chat.bsky.convo.listConvos":
      let all = Set(messages.map(\.conversation)).sorted().map(conversation)
      let start = call["cursor"].flatMap { Int($0) } ?? 0
      var answer: [String: Any] = ["convos": Array(all.dropFirst(start).prefix(call.limit))]
      if all.count > start + call.limit { answer["cursor"] = "\(start + call.limit)" }
      return json(answer)
    case "chat.bsky.convo.getConvo":
      guard let id = call["convoId"], messages.contains(where: { $0.conversation == id }) else {
        return refused(400, "InvalidConvo")
      }
      if let code = withheld[id] { return refused(400, code) }
      return json(["convo": conversation(id)])
    case "chat.bsky.convo.getConvoForMembers":
      guard let person = Self.people.first(where: { $0.did == call["members"] }) else {
        return refused(400, "RecipientNotFound")
      }
      if let code = closed[person.did] { return refused(400, code) }
      return json(["convo": conversation(Self.conversation(person))])
    case "chat.bsky.convo.acceptConvo":
      accepted.insert(call["convoId"] ?? "")
      return json(["rev": next()])
    case "chat.bsky.convo.getMessages": return page(call)
    case "chat.bsky.convo.sendMessage": return send(call)
    default: return refused(501, "MethodNotImplemented")
    }
  }

  private func conversation(_ id: String) -> [String: Any] {
    let partner = Self.people.first { Self.conversation($0) == id } ?? Self.ann
    let isGroup = groups.contains(id)
    return [
      "id": id, "rev": messages.last { $0.conversation == id }?.rev ?? "2222222222222", "muted": false,
      "unreadCount": 1,
      "members": [Self.bot, partner].map(Self.rendered), "status": accepted.contains(id) ? "accepted" : "request",
      "kind": ["$type": "chat.bsky.convo.defs#\(isGroup ? "groupConvo" : "directConvo")"],
    ]
  }

  /// The newest first.
  private func page(_ call: Call) -> HTTPResponse {
    let all = messages.filter { $0.conversation == call["convoId"] }.reversed()
    let rest = all.filter { message in call["cursor"].map { message.rev < $0 } ?? true }
    let page = rest.prefix(min(call.limit, Self.page))
    var answer: [String: Any] = ["messages": page.map(Self.rendered)]
    if rest.count > page.count, let last = page.last { answer["cursor"] = last.rev }
    return json(answer)
  }

  private func send(_ call: Call) -> HTTPResponse {
    guard let conversation = call["convoId"], let message = call.body["message"] as? [String: Any],
      let text = message["text"] as? String
    else { return refused(400, "InvalidRequest") }
    guard text.count <= 1_000, text.utf8.count <= 10_000 else { return refused(400, "InvalidRequest", "too long") }
    let answered = (message["replyTo"] as? [String: Any])?["messageId"] as? String
    if let answered, !messages.contains(where: { $0.id == answered && !$0.isDeleted }) {
      return refused(400, "ReplyTargetNotFound")
    }
    if let code = Self.people.first(where: { Self.conversation($0) == conversation }).flatMap({ closed[$0.did] }) {
      return refused(400, code)
    }
    _ = add(text, by: Self.bot.did, in: conversation, replyingTo: answered)
    facets.append(message["facets"] as? [[String: Any]] ?? [])
    return json(messages.last.map(Self.rendered) ?? [:])
  }
}
