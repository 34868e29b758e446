package import Agenda
package import Grammar

/// Reports to the community's moderators that something is wrong with an event. Enough reports hide it until a
/// moderator has looked at it.
package struct Report: Command {
  package var name: ItemName
  /// The reason for the report; nil asks.
  package var reason: EventReport.Reason?
  /// The reason in the person's own words.
  package var words: String?

  package init(_ name: ItemName, _ reason: EventReport.Reason? = nil, words: String? = nil) {
    (self.name, self.reason, self.words) = (name, reason, words)
  }

  package static let guide = Guide(
    "report", usage: "X [what is wrong]", bare: [.numbers], summary: "says that an event is wrong: !report c12 spam")

  package static var examples: [Example<Report>] {
    [
      Example("!report c12 spam", Report(.listed([ListedEvent.Reference(12)]), .spam)),
      Example("!report 2 wrong it is on sunday", Report(.numbers([2]), .wrong, words: "it is on sunday")),
      Example("report 2", Report(.numbers([2]))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let parts = ReportParts(arguments, by: reader)
    name = reader.expectItems(parts.event)
    reason = parts.reason.flatMap { said in Self.reasons.first { $0.1 == said }?.0 }
    words = parts.words
  }

  private static let reasons: [(EventReport.Reason, ArgumentWord)] = [
    (.spam, .spam), (.noEvent, .noEvent), (.wrong, .wrongDetails), (.offensive, .offensive), (.dangerous, .dangerous),
    (.other, .somethingElse),
  ]

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    let told = reason.map { " \(desk.reader.spelling(of: $0))" } ?? ""
    switch try desk.chooseListed(name, in: listed, again: { "!report \($0)\(told)" }) {
    case .unclear(let question): return question
    case .items(let events):
      if let event = events.first(where: { $0.audience != .everybody }) {
        return Reply(.error, [desk.wording.isPrivate(event)], subjects: [.listed(event.reference)])
      }
      guard let reason, let event = events.first else { return asking(of: events[0], on: desk) }
      return try desk.report(event, reason, words: words, in: listed)
    }
  }

  private func asking(of event: ListedEvent, on desk: Desk) -> Reply {
    let choices = Self.reasons.map { reason, _ in
      Reply.Choice(
        desk.wording.reason(reason), message: "!report c\(event.reference.number) \(desk.reader.spelling(of: reason))")
    }
    var reply = Reply(
      .answer, [desk.wording.whatIsWrong(with: event)], choices: choices, subjects: [.listed(event.reference)])
    reply.takesWords = true
    return reply
  }
}

extension Reader {
  /// A reason as it is written in the command.
  fileprivate func spelling(of reason: EventReport.Reason) -> String {
    switch reason {
    case .spam: spelling(.spam)
    case .noEvent: spelling(.noEvent)
    case .wrong: spelling(.wrongDetails)
    case .offensive: spelling(.offensive)
    case .dangerous: spelling(.dangerous)
    case .other: spelling(.somethingElse)
    }
  }
}
