package import Agenda
package import Grammar

/// Publishes a text, or an item as others may read it, from one of the bot's accounts. Only for the operator, who
/// agrees to the exact words each time.
package struct Post: Command {
  package var text: String
  /// True if they mean it; nil asks.
  package var isMeant: Bool?

  package init(_ text: String, isMeant: Bool? = nil) {
    self.text = text
    self.isMeant = isMeant
  }

  package static let guide = Guide(
    "post", usage: "X", bare: [], summary: "publishes a text or an event, if you run the bot")

  package static var examples: [Example<Post>] {
    [
      Example("!post We meet at 7.", Post("We meet at 7.")), Example("!post street party", Post("street party")),
    ]
  }

  /// The mark before words that the operator agreed to: a sign and their length in bytes, which nobody types by
  /// accident.
  private static func mark(_ agreed: Bool, of text: String) -> String { "\(agreed ? "+" : "-")\(text.utf8.count)" }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    if words.count == 2, let agreed = [true, false].first(where: { Self.mark($0, of: String(words[1])) == words[0] }) {
      self.init(String(words[1]), isMeant: agreed)
      return
    }
    guard !arguments.isEmpty else { throw Misunderstanding("", reason: .needs(.text), example: "!post We meet at 7.") }
    self.init(arguments)
  }

  package func wantsProof(on desk: Desk) -> Bool { isMeant == true }

  package func run(on desk: Desk) throws -> Reply {
    guard let publisher = desk.publisher, publisher.isOperator else {
      return Reply(.error, [desk.wording.operatorPosts])
    }
    guard let account = try publisher.account() else { return Reply(.answer, [desk.wording.nowhereToPost]) }
    let place = desk.wording.name("@\(account.handle)", on: account.network)
    if isMeant == false { return Reply(.answer, [desk.wording.notPosted], closesQuestion: true) }
    guard isMeant == true else {
      let text = try shown(on: desk)
      guard publisher.fits(text) else { return Reply(.error, [desk.wording.tooLongToPost]) }
      let choices = [
        Reply.Choice(desk.wording.yes, message: "!post \(Self.mark(true, of: text)) \(text)", agreement: .yes),
        Reply.Choice(desk.wording.no, message: "!post \(Self.mark(false, of: text)) \(text)", agreement: .no),
      ]
      return Reply(.answer, desk.wording.beforePosting(text, at: place), choices: choices)
    }
    try publisher.publish(text)
    return Reply(.answer, [desk.wording.posted(at: place)], closesQuestion: true)
  }

  /// The text, or the one item of that name as others may read it; in one line.
  private func shown(on desk: Desk) throws -> String {
    let items = try desk.kept(with: text.folded.split(separator: " ").map(String.init))
    let called = items.filter { $0.name.folded == text.folded }
    let words = called.count == 1 ? desk.wording.forOthers(called[0], on: desk) : text
    return words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
