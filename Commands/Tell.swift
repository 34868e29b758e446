package import Agenda
import Foundation
package import Grammar

/// Sends a message from an event's publisher to everybody who goes there.
package struct Tell: Command {
  package var name: ItemName
  package var text: String

  package init(_ name: ItemName, _ text: String) { (self.name, self.text) = (name, text) }

  package static let guide = Guide(
    "tell", usage: "X words", bare: [], summary: "tells who goes there: !tell c12 the door is at the back")

  package static var examples: [Example<Tell>] {
    [
      Example(
        "!tell c12 the door is at the back", Tell(.listed([ListedEvent.Reference(12)]), "the door is at the back"))
    ]
  }

  private static let example = "!tell c12 the door is at the back"
  /// The most messages in a day to the people who go to one event.
  private static let perDay = 2
  /// The most characters of one message.
  private static let longest = 500

  package init(_ arguments: String, by reader: Reader) throws {
    let words = FirstWord(arguments.trimmed)
    guard !words.rest.isEmpty else {
      throw Misunderstanding(arguments.isEmpty ? "!tell" : arguments, reason: .needs(.text), example: Self.example)
    }
    name = reader.expectItems(words.word)
    if case .words = name { throw Misunderstanding(words.word, reason: .whichOne, example: Self.example) }
    text = String(words.rest.drop { $0 == "/" || $0 == ":" }).trimmed
    guard !text.isEmpty else { throw Misunderstanding(arguments, reason: .needs(.text), example: Self.example) }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    switch try desk.chooseOwn(name, in: listed, again: { "!tell \($0) \(text)" }) {
    case .unclear(let question): return question
    case .items(let events):
      guard events.count == 1, let event = events.first else {
        throw Misunderstanding("", reason: .oneAtATime, example: Self.example)
      }
      return try tell(event, in: listed, on: desk)
    }
  }

  private func tell(_ event: PublishedEvent, in listed: any ListedEvents, on desk: Desk) throws -> Reply {
    let name = event.publication.name
    let shown = event.publication.listed(as: event.number)
    if event.publication.isCalledOff { return Reply(.error, [desk.wording.isCalledOff(shown, on: desk)]) }
    if text.count > Self.longest { return Reply(.error, [desk.wording.cannotPublish(text, .tooLong(Self.longest))]) }
    if text.hasManyLinks, try !desk.isOrganiser(in: listed) {
      return Reply(.error, [desk.wording.cannotPublish(name, .tooManyLinks)])
    }
    let count = try listed.attendees(of: event.number).count { $0.state == .going && $0.person != desk.person.id }
    guard count > 0 else { return Reply(.error, [desk.wording.nobodyToTell(name)]) }
    let since = desk.instant.addingTimeInterval(-PublishingLimits.day)
    guard try listed.countMessages(of: event.number, since: since) < Self.perDay else {
      return Reply(.error, [desk.wording.toldEnough(name, Self.perDay)])
    }
    try listed.tell(text, attending: event.number)
    return Reply(.answer, [desk.wording.tells(count, of: name)])
  }
}
