package import Agenda
import Foundation
package import Grammar

/// Follows a calendar on another server. Its events are among the person's own, and change when the calendar does.
/// Without an address, lists the calendars that the person follows.
package struct Subscribe: Command {
  /// The calendar's address; nil lists the calendars that they follow.
  package var address: String?
  /// The person's name for it; nil for the calendar's own name.
  package var name: String?

  package init(_ address: String? = nil, as name: String? = nil) { (self.address, self.name) = (address, name) }

  package static let guide = Guide(
    "subscribe", "subscriptions", usage: "[ADDRESS [as NAME]]", bare: [.address],
    summary: "follows a calendar: !subscribe https://example.org/club.ics")

  package static var examples: [Example<Subscribe>] {
    [
      Example("!subscribe https://example.org/club.ics", Subscribe("https://example.org/club.ics")),
      Example("!subscribe webcal://example.org/x as timetable", Subscribe("webcal://example.org/x", as: "timetable")),
      Example("!subscriptions", Subscribe()),
    ]
  }

  private static let schemes: Set = ["https", "http", "webcal", "webcals"]
  private static let example = "!subscribe https://example.org/club.ics"

  package init(_ arguments: String, by reader: Reader) throws {
    let text = arguments.trimmed
    guard !text.isEmpty else {
      self.init()
      return
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let parts = URLComponents(string: words[0]), let scheme = parts.scheme?.lowercased(),
      Self.schemes.contains(scheme), parts.host?.isEmpty == false, parts.user == nil, parts.password == nil
    else { throw Misunderstanding(words[0], reason: .needs(.documentAddress), example: Self.example) }
    guard words.count > 1 else {
      self.init(words[0])
      return
    }
    guard let name = reader.behind(.as, in: words[1])?.nonEmpty else {
      throw Misunderstanding(words[1], reason: .needs(.newName), example: "\(Self.example) as club")
    }
    self.init(words[0], as: String(name.prefix(Subscription.longestName)))
  }

  package func run(on desk: Desk) throws -> Reply {
    let all = try desk.belongings.subscriptions.all()
    guard let address else { return Self.list(all, on: desk) }
    if let known = all.first(where: { $0.address == address }) {
      return Reply(.answer, [desk.wording.isSubscribed(to: known.name)])
    }
    guard all.count < Subscription.most else {
      return Reply(.error, [desk.wording.tooManySubscriptions(Subscription.most)])
    }
    let host = URLComponents(string: address)?.host ?? address
    let subscription = try desk.belongings.subscriptions.add(
      address: address, name: name ?? host, isNamed: name != nil)
    try desk.describe(.subscribed, [subscription.name])
    return Reply(
      .answer, [desk.wording.subscribes(to: subscription.name, isReadHere: desk.readsSubscriptions)])
  }

  private static func list(_ all: [Subscription], on desk: Desk) -> Reply {
    guard !all.isEmpty else { return Reply.none(desk.wording.noSubscriptions) }
    return Reply(
      .answer, [desk.wording.heading(desk.wording.subscriptions)] + all.map { "- \(desk.wording.line($0, on: desk))" })
  }
}
