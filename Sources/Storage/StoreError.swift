/// The cause of a ledger's failure, and its remedy. It is for the operator, never for the person who wrote.
public struct StoreError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Kind: Hashable, Sendable {
    /// The file is not an SQLite database.
    case notADatabase
    /// The file is another program's database.
    case foreign
    /// A later version of Nuthatch has changed the database.
    case newer
    /// An earlier version made the database, and this one has not migrated it yet.
    case older
    /// Another file exists where this one would go.
    case occupied
    /// The file or its directory cannot be opened or created.
    case unreachable
    /// The list of erased people is missing, so a restore would bring them back.
    case erasuresMissing
    /// The file or its directory cannot be written.
    case readOnly
    /// The disk is full.
    case full
    /// Another process has locked the database for longer than the busy timeout.
    case busy
    /// The database is damaged, or its disk is failing.
    case damaged
    /// Another process was faster, or something that the change needs is gone. Nothing was changed.
    case conflict
    /// A time zone that a person uses is unknown to this version's zone data.
    case unknownZone
    /// Anything else, as SQLite describes it.
    case failed
  }

  /// The kind of failure.
  public var kind: Kind
  /// The database's file; empty for one in memory.
  public var path: String
  /// The cause of the failure, as a clause.
  public var cause: String

  /// An error about a database. The path is filled in where it is known.
  public init(_ kind: Kind, path: String = "", cause: String) {
    self.kind = kind
    self.path = path
    self.cause = cause
  }

  /// What the operator can do.
  public var remedy: String {
    switch kind {
    case .notADatabase: "name another file, or move this one away: a new database is made where there is none"
    case .foreign: "name another file for the database: this one belongs to another program"
    case .newer:
      "run the version of nuthatch that was here last, or a later one; or restore the copy that was made before its upgrade"
    case .older:
      "start this version's daemon, which keeps a copy and brings it up to date; until then use the version that was here last"
    case .occupied: "name another file"
    case .unreachable: "see that the directory exists and that the user nuthatch runs as may use it"
    case .erasuresMissing:
      "put the list there (it is beside the backups, or beside the old database), or go on with --without-erased"
    case .readOnly:
      "let the user nuthatch runs as write the file and its directory; elsewhere than in /var/lib/nuthatch, its systemd"
        + " unit has to name the directory as `ReadWritePaths=`"
    case .full: "make room on the disk: nothing is lost, and work goes on where it stopped"
    case .busy: "see which other process has the database open, and end it or wait for it"
    case .damaged: "stop nuthatch, keep a copy of the file, check the disk, and restore the last backup"
    case .conflict: "nothing needs to be done: what had been begun was taken back whole"
    case .unknownZone: "run the version of nuthatch that was here last, or a later one: the zones come with it"
    case .failed: "look at the cause; if it says nothing to you, report it with what was done"
    }
  }
}

extension StoreError {
  /// Whether the cause is the file or its disk, so that nothing can be stored until it is fixed.
  public var isOfTheMachine: Bool {
    switch kind {
    case .notADatabase, .foreign, .newer, .older, .unreachable, .readOnly, .full, .busy, .damaged: true
    case .erasuresMissing, .occupied, .conflict, .unknownZone, .failed: false
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// The failure, its cause and its remedy, in one line for a log.
  public var description: String { description(of: "the database") }

  /// The failure of something other than the database, such as `the backup`.
  public func description(of thing: String) -> String {
    let place = path.isEmpty ? thing : "\(thing) \(path)"
    return switch kind {
    case .notADatabase: "\(place) is not an SQLite database (\(cause)): \(remedy)"
    case .foreign: "\(place) does not belong to Nuthatch (\(cause)): \(remedy)"
    case .newer: "\(place) is newer than this nuthatch (\(cause)): \(remedy)"
    case .older: "\(place) is from an earlier version (\(cause)): \(remedy)"
    case .occupied: "\(path) was not replaced (\(cause)): \(remedy)"
    case .unreachable: "\(place) cannot be opened (\(cause)): \(remedy)"
    case .erasuresMissing: "\(path) is missing (\(cause)): \(remedy)"
    case .readOnly: "\(place) cannot be written (\(cause)): \(remedy)"
    case .full: "\(place) has no room left (\(cause)): \(remedy)"
    case .busy: "\(place) is busy (\(cause)): \(remedy)"
    case .damaged: "\(place) is damaged or its disk fails (\(cause)): \(remedy)"
    case .conflict, .unknownZone, .failed: "\(place): \(cause): \(remedy)"
    }
  }
}
