/// The summary of what a message changed, for `!undo`: the deed, and the names of the items.
public struct ChangeSummary: Hashable, Sendable, Codable {
  /// A deed. The first ones change things that have a name, the last ones the person's own settings.
  public enum Deed: String, Hashable, Sendable, Codable, CaseIterable {
    case added, changed, moved, renamed, completed, reopened, deleted, restored, skipped, snoozed, accepted
    /// A file brought items; the summary has only their number.
    case imported
    case setReminders, setNagging, setRepeat, setPriority
    case renamedList, deletedList, keptSearch
    /// The person said that they go to a community event, or no longer do.
    case attended, unattended
    /// An event was published to the community, called off or reported there.
    case published, calledOff, reported
    /// The person began to follow a calendar, or stopped.
    case subscribed, unsubscribed
    case trusted, distrusted, blocked, unblocked
    /// An item was sent to somebody, or received from somebody: the names are the item, then the person.
    case sent, received
    case remindersOn, remindersOff, messagesOff, confirmationsOn, confirmationsOff
    case setTimeZone, setHours, setQuiet, setDigest, setDates, setClock, setWeekStart, setPartOfDay
    case setWhereToRemind, setRequests, setInterests, setSeen
  }

  /// The deed.
  public var deed: Deed
  /// The names of the changed items, before the change; for a setting its new value, if the summary has one.
  public var names: [String]

  /// A deed done to the things with these names.
  public init(_ deed: Deed, _ names: [String] = []) {
    self.deed = deed
    self.names = names
  }

  /// A deed done to one thing.
  public init(_ deed: Deed, _ name: String) { self.init(deed, [name]) }
}
