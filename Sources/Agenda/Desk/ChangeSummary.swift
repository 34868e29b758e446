/// The changes of a message, for `!undo` to tell: the deed, and the names of the items.
public struct ChangeSummary: Hashable, Sendable, Codable {
  /// What was done. The first are done to things that go by a name, the last to the person's own settings.
  public enum Deed: String, Hashable, Sendable, Codable, CaseIterable {
    case added, changed, moved, renamed, completed, reopened, deleted, restored, skipped, snoozed, accepted
    /// Brought by a file: how many, and nothing else.
    case imported
    case setReminders, setNagging, setRepeat, setPriority
    case renamedList, deletedList, keptSearch
    /// Said to go to an event of the community's, or not to.
    case attended, unattended
    /// Published to the community, called off or reported there.
    case published, calledOff, reported
    /// Began to follow a calendar elsewhere, or ended that.
    case subscribed, unsubscribed
    case trusted, distrusted, blocked, unblocked
    /// Sent to somebody, or got from somebody: the thing, then who.
    case sent, received
    case remindersOn, remindersOff, confirmationsOn, confirmationsOff
    case setTimeZone, setHours, setQuiet, setDigest, setDates, setClock, setWeekStart, setPartOfDay
    case setWhereToRemind, setRequests, setInterests, setSeen
  }

  /// What was done.
  public var deed: Deed
  /// The names of the changed items, as they were; of a setting its new value, if that is told.
  public var names: [String]

  /// Something that was done to things of these names.
  public init(_ deed: Deed, _ names: [String] = []) {
    self.deed = deed
    self.names = names
  }

  /// Something that was done to one thing.
  public init(_ deed: Deed, _ name: String) { self.init(deed, [name]) }
}
