public import Civil
public import Foundation

/// All that a command sees: who asks, when, what they keep, and what was said before. No network, no clock.
public struct Desk {
  /// Something the message carries besides words.
  public struct Attachment: Hashable, Sendable {
    public var url: String
    /// RFC 6838's, or the network's own word for its kind (`image`).
    public var type: String
    /// The alternative text its author gave.
    public var description: String?

    public init(url: String, type: String, description: String? = nil) {
      self.url = url
      self.type = type
      self.description = description
    }
  }

  public let person: Person
  public let instant: Date
  public let belongings: Belongings
  public let people: any People
  public let others: OtherPeople
  public let rights: any Rights
  /// Where the person writes from.
  public let address: Address
  /// How the bot is called where the person writes from, without `@`.
  public let botHandle: String
  /// The items of the list shown last, in its numbers' order from 1.
  public let shown: [ItemReference?]
  /// Which occurrences of these, as in ``Reply/Entry/occurrence``; as many, or none where no occurrences were listed.
  public let occurrencesShown: [String?]
  /// The rest of that list, where it was cut to fit one message.
  public let unshown: [Reply.Entry]
  /// What the message speaks of without naming it: of the message replied to, else of the last one.
  public let subjects: [ItemReference]
  public var attachments: [Attachment]
  /// What the operator tells of the bot: who runs it, what it keeps and for how long.
  public let about: String?
  /// The address of the person's calendar; nil where the operator serves none.
  public let feed: (any FeedAddress)?
  /// Whether nobody but the person sees what they wrote.
  public let isPrivate: Bool

  public init(
    person: Person, instant: Date, belongings: Belongings, people: any People, others: OtherPeople, rights: any Rights,
    address: Address,
    botHandle: String, shown: [ItemReference?] = [], occurrencesShown: [String?] = [],
    unshown: [Reply.Entry] = [], subjects: [ItemReference] = [],
    attachments: [Attachment] = [], about: String? = nil,
    feed: (any FeedAddress)? = nil, isPrivate: Bool = true
  ) {
    self.person = person
    self.instant = instant
    self.belongings = belongings
    self.people = people
    self.others = others
    self.rights = rights
    self.address = address
    self.botHandle = botHandle
    self.shown = shown
    self.occurrencesShown = occurrencesShown
    self.unshown = unshown
    self.subjects = subjects
    self.attachments = attachments
    self.about = about
    self.feed = feed
    self.isPrivate = isPrivate
  }

  /// What the person's wall shows.
  public var now: CivilDateTime { person.zone.local(at: instant) }

  /// The person's today.
  public var today: CivilDate { now.date }

  /// The instant at which a day begins for the person.
  public func start(of day: CivilDate) -> Date { person.zone.instant(of: CivilDateTime(day, .midnight)) }

  /// The desk as somebody else would see its times: for telling them something, and for nothing else.
  public func asSeen(by other: Person) -> Desk {
    Desk(
      person: other, instant: instant, belongings: belongings, people: people, others: others, rights: rights,
      address: address,
      botHandle: botHandle)
  }
}
