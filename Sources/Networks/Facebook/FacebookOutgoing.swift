import Conversation

/// A message in the form of the Send API (developers.facebook.com/docs/messenger-platform/reference/send-api).
struct FacebookOutgoing: Encodable {
  /// The recipient: a person by their id for the Page, or the author of a comment.
  struct Recipient: Encodable {
    var id: String?
    var comment_id: String?
  }

  struct Content: Encodable {
    var text: String?
    var template: Template?
  }

  struct Template: Encodable {
    struct Language: Encodable { var code: String }
    struct Component: Encodable {
      var type = "body"
      var parameters: [Parameter]
    }
    struct Parameter: Encodable {
      var type = "text"
      var text: String
    }

    var name: String
    var language: Language
    var components: [Component]
  }

  var recipient: Recipient
  /// The type: `RESPONSE`, `UPDATE` or `UTILITY`; nil for an answer to a comment.
  var messaging_type: String?
  var message: Content

  /// A message of the agent within the reply window.
  init(_ message: OutgoingMessage) {
    if let comment = FacebookComment.id(in: message.repliesTo) {
      recipient = Recipient(comment_id: comment)
    } else {
      recipient = Recipient(id: message.recipientID)
      messaging_type = message.repliesTo == nil ? "UPDATE" : "RESPONSE"
    }
    self.message = Content(text: message.text)
  }

  /// A reminder after the reply window. A variable of a template has no line breaks.
  init(_ message: OutgoingMessage, by template: FacebookAccount.Template) {
    recipient = Recipient(id: message.recipientID)
    messaging_type = "UTILITY"
    let words = message.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.message = Content(
      template: Template(
        name: template.name, language: .init(code: template.language),
        components: [.init(parameters: [.init(text: words)])]))
  }
}
