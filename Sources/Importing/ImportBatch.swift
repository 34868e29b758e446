public import Agenda

/// The content of files that a person brings from elsewhere.
public struct ImportBatch: Hashable, Sendable {
  /// The programs and standards that files come from, recognised by their content.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// iCalendar (RFC 5545), Apple's reminders among them.
    case calendar
    /// vCard (RFC 6350, and the older versions), for birthdays.
    case cards
    case rememberTheMilk, todoist, googleTasks
  }

  /// An entry that is left out.
  public struct Skipped: Hashable, Sendable {
    /// The reason to leave an entry out.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      case noName, noDate, unreadable, cancelled, inTrash, tooLong, beyondTime, tooMany
    }
    /// The name of the entry; empty if that cannot be read.
    public var name: String
    /// The reason why it is left out.
    public var reason: Reason
    /// The UID of a cancelled entry: an item that a file brought before is removed. nil for anything else.
    public var uid: String?

    /// An entry by its name, and the reason why it is left out.
    public init(_ name: String, _ reason: Reason, uid: String? = nil) {
      self.name = name
      self.reason = reason
      self.uid = uid
    }
  }

  /// The formats of the files, each once.
  public internal(set) var formats: [Format] = []
  /// The todos and events in them, in order, each with its `Imported`, without numbers.
  public internal(set) var items: [AgendaItem] = []
  /// The entries that are left out.
  public internal(set) var skipped: [Skipped] = []
  /// The number of further unreadable lines: nobody reads so many one by one.
  public internal(set) var unread = 0
  /// The names of the files that are of no known format.
  public internal(set) var unknown: [String] = []

  /// The most items that are taken at once.
  public static let most = 5000
  /// The longest name of an item, in Unicode scalars.
  public static let longestName = 1000

  /// An empty batch.
  public init() {}
}
