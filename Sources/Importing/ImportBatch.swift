public import Agenda

/// What was read of files that a person brings from elsewhere.
public struct ImportBatch: Hashable, Sendable {
  /// The programs and standards that files come from, found by their content.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// iCalendar (RFC 5545), Apple's reminders among them.
    case calendar
    /// vCard (RFC 6350, and the older versions), for birthdays.
    case cards
    case rememberTheMilk, todoist, googleTasks
  }

  /// Something that is left out.
  public struct Skipped: Hashable, Sendable {
    /// Why.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      case noName, noDate, unreadable, cancelled, inTrash, tooLong, beyondTime, tooMany
    }
    /// What it is called; empty where that cannot be read.
    public var name: String
    /// Why it is left out.
    public var reason: Reason
    /// The UID of something cancelled: an item that a file brought before goes. nil for anything else.
    public var uid: String?

    /// Something with a name, and why it is left out.
    public init(_ name: String, _ reason: Reason, uid: String? = nil) {
      self.name = name
      self.reason = reason
      self.uid = uid
    }
  }

  /// What the files are, each once.
  public internal(set) var formats: [Format] = []
  /// The todos and events in them, in order, each with its `Imported`, without numbers.
  public internal(set) var items: [AgendaItem] = []
  /// What is left out.
  public internal(set) var skipped: [Skipped] = []
  /// How many more lines are left out that can't be read: nobody reads so many one by one.
  public internal(set) var unread = 0
  /// The files that are of no known kind, by their names.
  public internal(set) var unknown: [String] = []

  /// The most items that are taken at once.
  public static let most = 5000
  /// The longest name of an item, in Unicode scalars.
  public static let longestName = 1000

  /// Nothing yet.
  public init() {}
}
