import Foundation

/// Writes a server's entities as its dialect has them.
struct DialectWriter {
  let dialect: Dialect
  let accounts: [FakeServer.Account]

  func account(_ account: FakeServer.Account) -> [String: Any] {
    var fields: [String: Any] = [
      "id": id(account.id), "username": account.username, "acct": account.username + dialect.localSuffix,
      "url": "https://example.org/@\(account.username)",
    ]
    if !dialect.omitsFields || account.isBot { fields["bot"] = account.isBot }
    return fields
  }

  func status(_ post: FakeServer.Post) -> [String: Any] {
    var fields: [String: Any] = [
      "id": id(post.id), "created_at": time(post.created), "visibility": post.visibility, "content": html(post.text),
      "account": account(post.author), "in_reply_to_id": post.inReplyTo.map { id($0) } ?? NSNull(),
    ]
    if !dialect.omitsFields {
      fields["spoiler_text"] = ""
      fields["mentions"] = accounts.filter { post.text.contains("@\($0.username)") }.map(account)
      fields["media_attachments"] = post.media
    }
    return fields
  }

  func notification(_ notification: FakeServer.Notification) -> [String: Any] {
    var fields: [String: Any] = [
      "id": id(notification.id), "type": notification.type, "status": status(notification.post),
    ]
    if !dialect.omitsFields {
      fields["created_at"] = time(notification.created)
      fields["account"] = account(notification.post.author)
      fields["group_key"] = "ungrouped-\(notification.id)"
    }
    return fields
  }

  private func html(_ text: String) -> String {
    var html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\n", with: "<br />")
    if dialect.markdown { html = html.replacing("\"", with: "&#8221;") }
    for account in accounts where dialect.writesAnchors {
      let link = "<a href=\"https://example.org/@\(account.username)\" class=\"u-url mention\">"
      html = html.replacing(
        "@\(account.username)\(dialect.localSuffix)",
        with: "<span class=\"h-card\">\(link)@<span>\(account.username)</span></a></span>")
    }
    return "<p>\(html)</p>"
  }

  private func id(_ text: String) -> Any {
    if dialect.idsAreNumbers, let number = Int(text) { return number }
    return text
  }

  func time(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  func text(of object: Any) -> String {
    // Every server seen writes a notification's id before its status.
    let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
