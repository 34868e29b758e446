import Conversation
import Foundation

extension MatrixEvent {
  /// The message in an event. Nil for the account's own, for other bots' (`m.notice`, which must never be answered),
  /// for redacted ones, and for messages in a larger room that do not mention the account.
  ///
  /// - Parameters:
  ///   - isPrivate: whether the account and the sender are alone in the room.
  ///   - download: the server from which files are downloaded, without a slash at its end.
  func message(
    in room: String, isPrivate: Bool, to me: MatrixName, download: String, at now: Date
  ) -> IncomingMessage? {
    guard type == "m.room.message", sender != me.id, let said = said(to: me) else { return nil }
    var text = said
    if !isPrivate, !MatrixText.names(me, in: text) {
      guard content.mentioned?.contains(me.id) == true else { return nil }
      // Clients may mention the author of the answered message without any sign of it in the text.
      text = "@\(me.local) \(text)"
    }
    return IncomingMessage(
      id: id, authorID: sender, authorHandle: MatrixID(sender)?.handle ?? sender, conversationID: room, text: text,
      sentAt: sent ?? now, visibility: isPrivate ? .direct : .followers, repliesTo: content.repliesTo,
      edits: content.edits, media: content.media(from: download))
  }

  /// The words; nil for kinds of events that nobody writes to a bot.
  private func said(to me: MatrixName) -> String? {
    switch content.kind {
    case "m.text": MatrixText.plain(content, naming: me)
    case "m.image", "m.file", "m.audio", "m.video":
      content.hasCaption ? MatrixText.plain(content, naming: me) : ""
    // A place has no words, and nobody needs its coordinates.
    case "m.location": ""
    default: nil
    }
  }
}

extension MatrixContent {
  /// Whether the body of a file is a caption. It is the file's name if no other name is given.
  var hasCaption: Bool { fileName != nil && fileName != body }

  /// The file, at the download address of the account's homeserver, for signed-in users.
  func media(from download: String) -> [IncomingMessage.Media] {
    guard let kind, ["m.image", "m.file", "m.audio", "m.video"].contains(kind),
      let path = url.flatMap({ $0.wholeMatch(of: #/mxc:\/\/([A-Za-z0-9.:\[\]-]+\/[A-Za-z0-9_-]+)/#) })?.1
    else { return [] }
    return [
      IncomingMessage.Media(
        url: "\(download)/_matrix/client/v1/media/download/\(path)", type: mediaType ?? String(kind.dropFirst(2)),
        description: fileName ?? body)
    ]
  }
}
