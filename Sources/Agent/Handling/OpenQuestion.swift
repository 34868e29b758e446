import Agenda
import Commands
import Foundation
import Grammar

/// A question of the bot's that waits for its answer.
struct OpenQuestion: Hashable, Sendable, Codable {
  var choices: [Reply.Choice]
  /// The time when it was asked.
  var asked: Date
  /// The inbox entry whose answer asked it; nil if the bot asked of its own accord.
  var answering: Int64?
  /// The origin of the key of the message that asked it, if the bot asked of its own accord.
  var message: String?
  /// True if a list was shown since: bare numbers refer to that list.
  var isBehindList = false
  /// True if several of its choices may be taken at once; all are of one command then.
  var takesSeveral = false
  /// True if more words may follow a choice's number.
  var takesWords = false

  /// True if something else was done since: the next message may be about that.
  var isBehindChange = false

  /// The seconds for which a question stays open.
  static let lasts: TimeInterval = 86_400
  /// The same for yes or no once something else was done, if the bot asked in an answer.
  static let lastsBehindChange: TimeInterval = 600

  /// True if it can be answered now.
  func isOpen(at now: Date) -> Bool {
    let isBrief = isBehindChange && takesAgreement && answering != nil
    return !choices.isEmpty && now.timeIntervalSince(asked) <= (isBrief ? Self.lastsBehindChange : Self.lasts)
  }

  /// The commands that cannot be undone.
  private static let final: Set<String> = [
    ForgetMe.guide.name, Publish.guide.name, Post.guide.name, CallOff.guide.name, Unlink.guide.name,
  ]

  /// True if a yes does something that cannot be undone.
  var isFinal: Bool { choices.contains { $0.agreement == .yes && Self.final.contains($0.command) } }

  /// True if a yes deletes something.
  var deletes: Bool { choices.contains { $0.agreement == .yes && $0.deletes } }

  /// True if a yes keeps a new item.
  var isOfNewItem: Bool { choices.contains { $0.agreement == .yes && $0.command == Add.guide.name } }

  /// The request of somebody else's that a yes accepts.
  var request: ItemRequest.ID? {
    guard let yes = choices.first(where: { $0.agreement == .yes }), yes.command == Accept.guide.name else { return nil }
    return ChosenItems(yes.arguments)?.number.map { ItemRequest.ID($0) }
  }

  /// Whether `yes` or `no` may answer it.
  var takesAgreement: Bool { choices.contains { $0.agreement != nil } }

  /// Whether a number may answer it.
  var takesNumber: Bool { choices.contains { $0.agreement == nil } }
}

extension Reply.Choice {
  /// The commands that delete.
  private static let deleting: Set<String> = [Delete.guide.name, Clear.guide.name, DeleteList.guide.name]

  /// True if it deletes something.
  var deletes: Bool { Self.deleting.contains(command) }
}

extension OpenQuestion {
  /// Reads a stored question; older versions stored some of them by their message and choices alone.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      choices: try values.decode([Reply.Choice].self, forKey: .choices),
      asked: try values.decodeIfPresent(Date.self, forKey: .asked) ?? .distantPast,
      answering: try values.decodeIfPresent(Int64.self, forKey: .answering),
      message: try values.decodeIfPresent(String.self, forKey: .message),
      isBehindList: try values.decodeIfPresent(Bool.self, forKey: .isBehindList) ?? false,
      takesSeveral: try values.decodeIfPresent(Bool.self, forKey: .takesSeveral) ?? false,
      takesWords: try values.decodeIfPresent(Bool.self, forKey: .takesWords) ?? false,
      isBehindChange: try values.decodeIfPresent(Bool.self, forKey: .isBehindChange) ?? false)
  }
}
