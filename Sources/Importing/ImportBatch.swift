public import Agenda

/// The contents of files that a person imports from other programs.
public struct ImportBatch: Hashable, Sendable {
  /// The programs and standards from which files come, recognised by their content.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// iCalendar (RFC 5545), including Apple's reminders.
    case calendar
    /// vCard (RFC 6350, and the older versions), for birthdays.
    case cards
    case rememberTheMilk, todoist, googleTasks
  }

  /// An entry that is left out.
  public struct Skipped: Hashable, Sendable {
    /// The reasons to leave an entry out.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      case noName, noDate, unreadable, cancelled, inTrash, tooLong, beyondTime, tooMany
    }
    /// The name of the entry; empty if that cannot be read.
    public var name: String
    /// The reason why the entry is left out.
    public var reason: Reason
    /// The UID of a cancelled entry, whose item is removed if it came from a file; nil for any other.
    public var uid: String?

    /// An entry with its name and the reason why it is left out.
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
  /// The number of further lines that can't be read, since nobody reads so many one by one.
  public internal(set) var unread = 0
  /// The names of the files with an unknown format.
  public internal(set) var unknown: [String] = []

  /// The largest number of items that one import takes.
  public static let most = 5000
  /// The longest name of an item, in Unicode scalars.
  public static let longestName = 1000

  /// An empty batch.
  public init() {}
}
