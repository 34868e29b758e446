public import Agenda

/// Work that may take long, and so is done after a message was handled.
public struct Job: Hashable, Sendable {
  /// The work to do; stored as JSON.
  public enum Work: Hashable, Sendable, Codable {
    /// Collects everything of a person and delivers it to them.
    case export(Person.ID)
    /// Deletes what remains of an erased person, once the answer to their message has been sent.
    case sweep(Leftovers)
    /// Sends the operator's text to everybody whose number is greater than `after`.
    case announce(String, after: Person.ID?)
    /// Reads a file, and imports what is in it.
    case importFile(FileToImport)
  }

  /// A calendar or contacts file that came with a message, or is at an address that a person gave.
  public struct FileToImport: Hashable, Sendable, Codable {
    /// The person whose message named the file.
    public var person: Person.ID
    /// The name of the account that got it; nil for an address that the person gave.
    public var account: String?
    /// The file's address, from the network or the person.
    public var url: String
    /// The name of the file; empty if it has none.
    public var name: String
    /// The number of the origin to which the import belongs: of the message in the inbox, or of the action.
    private var message: Int64
    /// The kind of the origin; nil for a message.
    private var kind: ChangeOrigin.Kind?

    /// The message or action that asked for the import.
    public var origin: ChangeOrigin { ChangeOrigin(kind: kind ?? .message, reference: message) }

    /// Makes a file to import for an origin.
    public init(person: Person.ID, account: String?, url: String, name: String, origin: ChangeOrigin) {
      self.person = person
      self.account = account
      self.url = url
      self.name = name
      message = origin.reference
      kind = origin.kind == .message ? nil : origin.kind
    }
  }

  /// The remains of an erasure until its answer has been sent: the messages of these addresses, up to these numbers.
  public struct Leftovers: Hashable, Sendable, Codable {
    /// The addresses of the erased person.
    public var authors: [AddressKey]
    /// The inbox number of the message that asked for it, or else of the last message before it.
    public var lastReceived: Int64
    /// The outbox number of the last message before the answer.
    public var lastSent: Int64
    /// The files of the pictures that the person had; nil in a job of an earlier version.
    public var files: [String]?

    /// Whether the person had pictures.
    public var hasFiles: Bool { files?.isEmpty == false }

    /// The messages to and from these addresses, up to two numbers, and the files of pictures.
    public init(authors: [AddressKey], lastReceived: Int64, lastSent: Int64, files: [String] = []) {
      self.authors = authors
      self.lastReceived = lastReceived
      self.lastSent = lastSent
      self.files = files
    }
  }

  /// The job's number in the queue.
  public var number: Int64
  /// The work to do.
  public var work: Work
  /// The number of times it has failed.
  public var attempts: Int
  /// The reason why it last failed; nil if it has not.
  public var failure: String?

  /// A job as the store keeps it.
  public init(number: Int64, work: Work, attempts: Int, failure: String? = nil) {
    self.failure = failure
    self.number = number
    self.work = work
    self.attempts = attempts
  }
}
