package import Agenda
import Civil

/// Public answers to public messages: the time that the bot understood, and how to get the rest in private. They repeat
/// nothing that people wrote or keep.
extension Wording {
  package func inPublic(
    _ replies: [Reply], on desk: Desk, number: Int64, hasDirectMessages: Bool
  ) throws -> String {
    func one(_ texts: [String], _ number: UInt64) -> String { texts[Int(number % UInt64(texts.count))] }
    let link = "!link \(desk.address.network) \(desk.address.handle)"
    let (rest, sayIt) = hasDirectMessages ? (rest, sayIt) : (elsewhere(by: link), sayItElsewhere(by: link))
    let first = number.magnitude, second = first / UInt64(taken.count)
    let clock = self.time(desk.now.time, on: desk)
    if replies.contains(where: { $0.kind == .error }) {
      return "\(one(notUnderstood, first)). \(one(sayIt, second)) (\(clock))"
    }
    let confirmations = replies.filter { $0.kind == .confirmation }
    guard !confirmations.isEmpty else { return "\(one(asked, first)). \(one(sayIt, second)) (\(clock))" }
    let subjects = confirmations.flatMap(\.subjects)
    guard let subject = subjects.first else { return "\(one(taken, first)). \(one(rest, second)) (\(clock))" }
    let when = try subjects.count > 1 ? nil : when(subject, on: desk).map { ", for \($0)" }
    return "\(one(taken, first))\(when ?? "") (#\(subject.number)). \(one(rest, second))"
  }

  package func inPublic(_ text: String, number: Int64) -> String { "\(text) (no. \(number))" }

  private var taken: [String] {
    ["Got it", "Noted", "I have that", "That is with me", "I took that down", "Understood"]
  }
  private var rest: [String] {
    [
      "Send me a direct message for the rest.", "For more, write to me in a direct message.",
      "A direct message tells you the rest.", "The rest is for you alone: send me a direct message.",
      "Ask me in a direct message for more.", "To see it, send me a direct message.",
    ]
  }
  private var asked: [String] {
    [
      "That is between us", "I answer that in private", "Not in front of everybody", "That is for you alone",
      "I tell you that in private", "That stays between you and me",
    ]
  }
  private var notUnderstood: [String] {
    [
      "I could not take in all of that", "Something in that is not clear to me", "I did not understand all of that",
      "That did not quite work", "There is something in that I can't read", "I am not sure what you mean",
    ]
  }
  private var sayIt: [String] {
    [
      "Say it to me in a direct message.", "Send it to me as a direct message.",
      "Write it in a direct message, please.",
      "A direct message will do.", "In a direct message I can say more.", "Try that in a direct message.",
    ]
  }

  private func elsewhere(by link: String) -> [String] {
    [
      "Another network tells you the rest: say \(link) to me there.", "For more, say \(link) to me on another network.",
      "On another network I tell you the rest: say \(link) there.",
    ]
  }
  private func sayItElsewhere(by link: String) -> [String] {
    [
      "Say it to me on another network, after \(link) there.", "Another network will do: say \(link) to me there.",
      "On another network I can say more: say \(link) there.",
    ]
  }

  /// Returns the due time or the span of an item; nil for one without a time.
  private func when(_ item: ItemReference, on desk: Desk) throws -> String? {
    switch item {
    case .todo(let id): try desk.belongings.todos.todo(id)?.due.map { moment($0, on: desk) }
    case .event(let id): try desk.belongings.events.event(id).map { span($0.start, $0.end, on: desk) }
    case .note, .listed: nil
    }
  }
}
