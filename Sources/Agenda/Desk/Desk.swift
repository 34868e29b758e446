public import Civil
public import Foundation

/// Everything that a command sees: the person, the time, their items, and what was said before. No network, no clock.
public struct Desk {
  /// A media file attached to the message.
  public struct Attachment: Hashable, Sendable {
    /// Its address on the network.
    public var url: String
    /// Its media type (RFC 6838), or the network's own word for its kind (`image`).
    public var type: String
    /// The alternative text that its author gave, if any.
    public var description: String?

    /// An attachment at an address.
    public init(url: String, type: String, description: String? = nil) {
      self.url = url
      self.type = type
      self.description = description
    }

    private var kind: Substring { type.lowercased().prefix { $0 != "/" } }

    /// Whether the network calls it a picture.
    public var isPicture: Bool { ["image", "photo"].contains(kind) }

    /// Whether it may be a picture, by what the network calls it. Servers call any file `application/octet-stream`.
    public var mayBePicture: Bool {
      isPicture || kind == "unknown" || type.lowercased() == "application/octet-stream"
    }
  }

  /// The person who wrote the message.
  public let person: Person
  /// The moment as of which the message is handled: dates in it are relative to it.
  public let instant: Date
  /// The person's items, names and journal.
  public let belongings: Belongings
  /// Everybody the bot knows, by id, address or handle.
  public let people: any People
  /// The person's contacts, and the requests between them.
  public let others: OtherPeople
  /// Export, erasure and linking of the person's data.
  public let rights: any Rights
  /// The address the person writes from.
  public let address: Address
  /// The bot's handle on the person's network, without `@`.
  public var botHandle = ""
  /// The items of the list shown last: number 1 is the first. Nil for an entry that is not an item.
  public var shown: [ItemReference?] = []
  /// The occurrence of each item in ``shown``, as in ``Reply/Entry/occurrence``; empty if no occurrences were listed.
  public var occurrencesShown: [String?] = []
  /// The numbers of the requests that the person was shown last, if the last list was of requests: number 1 is the
  /// first.
  public var requestsShown: [Int64] = []
  /// The community's events that were listed last: number 1 is the first.
  public var eventsShown: [ListedEvent.Reference] = []
  /// Whether ``eventsShown`` were listed after ``shown``.
  public var eventsAreLast = false
  /// The rest of the last list, if it was cut to fit in one message.
  public var unshown: [Reply.Entry] = []
  /// The items that `it` means: those of the message replied to, or else of the last one.
  public var subjects: [ItemReference] = []
  /// Somebody else's request that the bot asked about after it named ``subjects``.
  public var requestAsked: ItemRequest.ID?
  /// The media attached to the message, in order.
  public var attachments: [Attachment] = []
  /// The operator's text for `!about`: who runs the bot, what it keeps and for how long.
  public var about: String?
  /// The secret address of the person's calendar; nil if the operator serves none.
  public var feed: (any FeedAddress)?
  /// The port through which the person signs in with a browser; nil if the operator serves no pages.
  public var signIn: (any BrowserSignIn)?
  /// The port through which the operator publishes; nil if the operator can't.
  public var publisher: (any Publisher)?
  /// The forms of the person's networks for posting a text, with its link if it has one.
  public var shareLinks: (_ text: String, _ link: String?) throws -> [ShareLink] = { _, _ in [] }
  /// The community's events; nil if the operator has no community.
  public var listed: (any ListedEvents)?
  /// Whether anything reads the calendars that people follow; a terminal without a daemon does not.
  public var readsSubscriptions = true
  /// Whether only the person and the bot can see the message.
  public var isPrivate = true
  /// The wording of what the bot tells the person, in their language.
  package let wording: any Wording
  private let wordings: Wordings

  /// A desk for one person at one moment. Set what was said before, and what the operator offers, afterwards.
  public init(
    person: Person, wordings: Wordings, instant: Date, belongings: Belongings, people: any People, others: OtherPeople,
    rights: any Rights, address: Address
  ) {
    self.person = person
    self.wordings = wordings
    wording = wordings.of(person.language)
    self.instant = instant
    self.belongings = belongings
    self.people = people
    self.others = others
    self.rights = rights
    self.address = address
  }

  /// The person's wall-clock time.
  public var now: CivilDateTime { person.zone.local(at: instant) }

  /// The current day in the person's zone.
  public var today: CivilDate { now.date }

  /// The instant at which a day begins in the person's zone.
  public func start(of day: CivilDate) -> Date { person.zone.instant(of: CivilDateTime(day, .midnight)) }

  /// The reader of the reply: the person, at the address they write from.
  public var audience: Audience { audience(at: address.key) }

  /// Returns the reader at an address.
  public func audience(at key: AddressKey) -> Audience {
    Audience(key, telephoneNetworks: people.telephoneNetworks)
  }

  /// Returns the desk with another person's language, zone and conventions, only to word messages to them.
  public func asSeen(by other: Person) -> Desk {
    var desk = Desk(
      person: other, wordings: wordings, instant: instant, belongings: belongings, people: people, others: others,
      rights: rights, address: address)
    desk.botHandle = botHandle
    return desk
  }
}
