/// Lets a visitor talk with the bot as somebody who is thrown away afterwards.
public protocol Trial: Sendable {
  /// What the bot answers a newcomer who sends these messages one after the other, a list for each of them. Nothing is
  /// kept, and nothing is sent to anybody.
  func answers(to messages: [String]) async throws -> [[String]]
}

/// A conversation with a throw-away person, as a visitor sees it.
struct TrialTalk: Sendable {
  /// One message of the visitor's, and what the bot answered.
  struct Turn: Sendable {
    var said: String
    var answers: [String]
  }

  var turns: [Turn] = []
  /// The words in the box, where they were not taken.
  var entry = ""
  /// Why they were not taken; nil where nothing is wrong.
  var problem: String?

  /// The most messages of one conversation.
  static let most = 10
  /// The most bytes of one message.
  static let longest = 500

  var isOver: Bool { turns.count >= Self.most }
}
