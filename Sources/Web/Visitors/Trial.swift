import Markup

/// Lets a visitor talk with the bot as a throw-away person.
public protocol Trial: Sendable {
  /// Returns the bot's answers to a newcomer who sends these messages one after the other: a list for each message. It
  /// keeps nothing, and sends nothing to anybody.
  func answers(to messages: [String]) async throws -> [[String]]
}

/// A conversation with a throw-away person, as a visitor sees it.
struct TrialTalk: Sendable {
  /// One of the visitor's messages, and the bot's answers.
  struct Turn: Sendable {
    var said: String
    var answers: [String]
  }

  var turns: [Turn] = []
  /// The refused words, to show in the box.
  var entry = ""
  /// The reason why they were refused; nil if nothing is wrong.
  var problem: String?

  /// The most messages of one conversation.
  static let most = 10
  /// The most bytes of one message.
  static let longest = 500

  var isOver: Bool { turns.count >= Self.most }
}

// The conversation as the page's form sends it back, since nothing is kept here. Somebody who changes it in their
// browser only changes what they see themselves.
extension TrialTalk {
  /// The most bytes of answers to one message in the form, so that a whole conversation fits into what is read.
  private static let longestAnswers = 1500

  /// The messages and answers so far.
  static func turns(in form: SubmittedForm) -> [Turn] {
    form.all("said").prefix(most).enumerated().map { index, said in
      Turn(said: said, answers: kept(form.all(answersName(index))))
    }
  }

  /// The hidden fields that send the conversation back.
  var fields: HTML {
    let fields = turns.enumerated().map { index, turn -> HTML in
      let answers = TrialTalk.kept(turn.answers).map { TrialTalk.field(TrialTalk.answersName(index), $0) }
      return "\(TrialTalk.field("said", turn.said))\(answers)"
    }
    return "\(fields)"
  }

  /// The first of some answers.
  private static func kept(_ answers: [String]) -> [String] {
    var rest = longestAnswers
    return Array(
      answers.prefix { answer in
        rest -= answer.utf8.count
        return rest >= 0
      })
  }

  private static func answersName(_ index: Int) -> String { "answers-\(index + 1)" }

  private static func field(_ name: String, _ value: String) -> HTML {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
  }
}
