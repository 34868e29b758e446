/// How a person holds another.
public enum Standing: String, Hashable, Sendable, Codable {
  /// They have agreed on something before.
  case known
  /// What they send lands without being asked.
  case trusted
  /// They can send nothing.
  case blocked
}

/// Whom one person knows, and how they hold them.
public protocol Contacts {
  /// How this person holds another; nil where they have nothing to do with each other.
  func standing(of other: Person.ID) throws -> Standing?
  /// How another holds this person.
  func standing(with other: Person.ID) throws -> Standing?
  func set(_ standing: Standing?, of other: Person.ID) throws
  /// The two know each other from now on; what else either thinks of the other stays.
  func meet(_ other: Person.ID) throws
  /// Everybody this person knows, in whatever standing.
  func all() throws -> [(person: Person.ID, standing: Standing)]
}

/// How a command has something said to somebody else than who wrote: it is sent after the transaction, or never.
public protocol Post {
  /// Where a person would be told something now; nil where they cannot be reached.
  func place(of person: Person.ID) throws -> AddressKey?
  /// Has a person told something where they wrote last; choices are theirs to answer there. Returns the message's
  /// name, nil where they cannot be reached.
  func send(_ reply: Reply, to person: Person.ID) throws -> String?
  /// Takes a message back: its question is closed, and it is not sent any more if it was not yet. Returns whether it
  /// never left.
  func withdraw(_ message: String, from person: Person.ID) throws -> Bool
}

/// How much one person may ask of others: so that nobody is bothered.
public struct SendingLimits: Hashable, Sendable {
  /// In a day, of everybody.
  public var perDay = 30
  /// In a day, of one person.
  public var perPersonAndDay = 10
  /// Of one person who has answered none of it.
  public var unanswered = 5
  /// The day that is counted over, in seconds.
  public var day: Double = 86_400

  public init() {}

  public static let standard = SendingLimits()
}

/// What a command needs to have something to do with others than who wrote.
public struct Others {
  public var contacts: any Contacts
  public var errands: any Errands
  public var post: any Post
  public var limits: SendingLimits

  public init(
    contacts: any Contacts, errands: any Errands, post: any Post, limits: SendingLimits = .standard
  ) {
    self.contacts = contacts
    self.errands = errands
    self.post = post
    self.limits = limits
  }
}
