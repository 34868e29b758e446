package import Agenda
package import Grammar

/// Stops following a calendar, once the person has said what happens to its events. Or stops all messages that the
/// person did not ask for.
package struct Unsubscribe: Command {
  /// The ways to name a subscription.
  package enum Name: Hashable, Sendable {
    /// The only one there is.
    case only
    /// All messages that the bot sends by itself.
    case everything
    /// By its number, as the choices of a question write it.
    case id(Int64)
    /// By words of its name, or its address.
    case words(String)
  }

  package var name: Name
  /// True if its events stay; nil asks.
  package var keepsEvents: Bool?

  package init(_ name: Name, keepsEvents: Bool? = nil) { (self.name, self.keepsEvents) = (name, keepsEvents) }

  package static let guide = Guide(
    "unsubscribe", usage: "X [keep|delete]", bare: [], summary: "stops following a calendar: !unsubscribe club")

  package static var examples: [Example<Unsubscribe>] {
    [
      Example("!unsubscribe club", Unsubscribe(.words("club"))),
      Example("!unsubscribe club keep", Unsubscribe(.words("club"), keepsEvents: true)),
      Example("!unsubscribe", Unsubscribe(.only)),
      Example("!unsubscribe everything", Unsubscribe(.everything)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let (words, choice) = reader.cutting([.keepEvents, .dropEvents], atEndOf: arguments)
    keepsEvents = choice.map { $0 == .keepEvents }
    if words.isEmpty {
      name = .only
    } else if reader.says(.everything, words) {
      name = .everything
    } else if case .ids(let ids) = reader.references(words), ids.count == 1 {
      name = .id(ids[0])
    } else {
      name = .words(words)
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    // `unsubscribe` without a calendar asks for no more messages.
    if try name == .everything || name == .only && desk.belongings.subscriptions.all().isEmpty {
      return try desk.set(did: ChangeSummary(.messagesOff), told: desk.wording.messagesOff) {
        ($0.wantsReminders, $0.digest, $0.requests) = (false, nil, .nobody)
      }
    }
    let found = try chosen(among: desk.belongings.subscriptions.all(), on: desk)
    guard found.count == 1, let subscription = found.first else {
      let choices = found.prefix(9).map {
        Reply.Choice(
          desk.wording.line($0, on: desk), message: "!unsubscribe \(desk.reader.spelling(of: $0, keepsEvents))")
      }
      return Reply(.answer, [desk.wording.which], choices: Array(choices))
    }
    guard let keeps = keepsEvents ?? (subscription.events == 0 ? false : nil) else {
      let choices = [true, false].map { keeps in
        Reply.Choice(
          keeps ? desk.wording.keepEvents : desk.wording.dropEvents,
          message: "!unsubscribe \(desk.reader.spelling(of: subscription, keeps))")
      }
      return Reply(.answer, [desk.wording.unsubscribe(from: subscription)], choices: choices)
    }
    try desk.describe(.unsubscribed, [subscription.name])
    try desk.belongings.subscriptions.end(subscription.id, keepsEvents: keeps)
    return Reply(
      .confirmation, [desk.wording.unsubscribed(from: subscription, keepsEvents: keeps)], closesQuestion: true)
  }

  private func chosen(among all: [Subscription], on desk: Desk) throws -> [Subscription] {
    let found: [Subscription]
    switch name {
    case .only, .everything: found = all
    case .id(let id): found = all.filter { $0.id.number == id }
    case .words(let words):
      let terms = words.folded.split(separator: " ")
      let exact = all.filter { $0.name.folded == words.folded || $0.address == words }
      found =
        exact.isEmpty
        ? all.filter { subscription in
          !terms.isEmpty && terms.allSatisfy { subscription.name.folded.contains($0) }
        } : exact
    }
    guard found.isEmpty else { return found }
    let told = if case .words(let words) = name { words } else { "" }
    throw Misunderstanding(told, reason: .noneSubscribed, example: "!subscriptions")
  }
}

extension Reader {
  /// A subscription as a command writes it, with the choice for its events if the person has made it.
  fileprivate func spelling(of subscription: Subscription, _ keeps: Bool?) -> String {
    let rest = keeps.map { " \(spelling($0 ? .keepEvents : .dropEvents))" } ?? ""
    return "#\(subscription.id.number)\(rest)"
  }
}
