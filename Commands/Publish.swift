package import Agenda
import Civil
package import Grammar

/// Publishes an event to the community, once the person has seen what everybody will see and said yes.
package struct Publish: Command {
  /// The event that the person wants to publish.
  package enum Wish: Hashable, Sendable {
    /// A new event, described by the words.
    case new(Item)
    /// An event of their own.
    case own(ItemName)
    /// A draft that the person was asked about, by its number: published or dropped.
    case draft(Int64, isMeant: Bool)
  }

  package var wish: Wish
  /// The number of people who may go; nil for any number.
  package var places: Int?
  /// The people who may see it.
  package var audience: EventAudience
  /// True if it is published in the community's own name.
  package var isOfficial: Bool

  package init(
    _ wish: Wish, places: Int? = nil, for audience: EventAudience = .everybody, isOfficial: Bool = false
  ) {
    (self.wish, self.places, self.audience, self.isOfficial) = (wish, places, audience, isOfficial)
  }

  package static let guide = Guide(
    "publish", usage: "X | T [max N] [for friends] [official]", bare: [],
    summary: "shows everybody an event: !publish party fri 8pm max 20")

  package static var examples: [Example<Publish>] {
    var party = Item(kind: .event, name: "party")
    party.due = When(.example(12, 5))
    return [
      Example("!publish party 2026-12-05 max 20", Publish(.new(party), places: 20)),
      Example("!publish 2", Publish(.own(.numbers([2])))),
      Example("!publish welcome tea official", Publish(.own(.words("welcome tea")), isOfficial: true)),
      Example("!publish party for friends", Publish(.own(.words("party")), for: .friends)),
      Example("!publish welcome tea", Publish(.own(.words("welcome tea")))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    if let draft = Self.draft(arguments, by: reader) {
      (wish, places, audience, isOfficial) = (draft, nil, .everybody, false)
      return
    }
    let (plain, place) = arguments.withoutQuotedPlace
    let told = AudienceAsked(plain, by: reader)
    audience = told.audience ?? .everybody
    let asked = PlacesAsked(told.rest, by: reader)
    places = asked.count
    let official = asked.rest.withoutLast { reader.says(.official, $0) }
    isOfficial = official != nil && audience == .everybody
    let name = reader.expectItems(official ?? asked.rest)
    guard case .words(let words) = name else {
      wish = .own(name)
      return
    }
    var item = reader.item(words)
    item.kind = .event
    if let problem = item.problem { throw problem }
    if item.start == nil, item.due == nil {
      wish = .own(name)
      return
    }
    item.place = place ?? item.place
    wish = .new(item)
  }

  /// `draft 3 yes`, as the question's choices write it.
  private static func draft(_ arguments: String, by reader: Reader) -> Wish? {
    let words = (reader.behind(.draft, in: arguments) ?? "").split(separator: " ").map(String.init)
    guard words.count == 2, let number = Int64(words[0]) else { return nil }
    switch reader.word(words[1], among: [.yes, .no]) {
    case .yes: return .draft(number, isMeant: true)
    case .no: return .draft(number, isMeant: false)
    default: return nil
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    switch wish {
    case .draft(let number, let isMeant): return try desk.publish(draft: number, isMeant, in: listed)
    case .new(let item):
      guard !item.name.isEmpty else { throw Misunderstanding("", reason: .noName, example: Self.example) }
      guard let event = Event(item, on: desk) else {
        throw Misunderstanding(item.name, reason: .needs(.startOfEvent), example: Self.example)
      }
      return try desk.askToPublish(event, places: places, for: audience, isOfficial, in: listed)
    case .own(let name):
      let rest =
        (places.map { " \(desk.reader.spelling(.atMost)) \($0)" } ?? "") + desk.reader.spelling(of: audience)
        + (isOfficial ? " \(desk.reader.spelling(.official))" : "")
      if let number = desk.listedReferences(name)?.first?.number { return try desk.isPublished(number, in: listed) }
      do {
        switch try desk.choose(name, again: { "!publish \($0)\(rest)" }) {
        case .unclear(let question): return question
        case .items(let items):
          guard items.count == 1, let event = Event(publishing: items[0]) else {
            throw Misunderstanding(items[0].name, reason: .needs(.startOfEvent), example: Self.example)
          }
          return try desk.askToPublish(event, places: places, for: audience, isOfficial, in: listed)
        }
      } catch let problem as Misunderstanding where problem.reason == .noneNamed {
        guard case .words(let words) = name else { throw problem }
        throw Misunderstanding(words, reason: .needs(.startOfEvent), example: "!publish \(words) friday 8pm")
      }
    }
  }

  private static let example = "!publish party friday 8pm"
}

extension Event {
  /// The event that an item is published as: itself, or one at a todo's due time; nil for an item without a time.
  fileprivate init?(publishing item: AgendaItem) {
    switch item {
    case .event(let event): self = event
    case .todo(let todo):
      guard let due = todo.due else { return nil }
      self.init(name: todo.name, start: due, added: todo.added)
      (recurrence, place, tags, note, url) = (todo.recurrence, todo.place, todo.tags, todo.note, todo.url)
    case .note: return nil
    }
  }
}

extension String {
  /// The words without the last one before a note, if that one matches; nil if it does not match, or is the only one.
  fileprivate func withoutLast(_ isMeant: (String) -> Bool) -> String? {
    let words = split(separator: " ").map(String.init)
    let told = words.beforeNote
    guard told.count > 1, let last = told.last, isMeant(last) else { return nil }
    return (told.dropLast() + words[told.endIndex...]).joined(separator: " ")
  }
}
