/// The holder of a database's lock.
enum LockHolder: Equatable {
  /// A daemon with that version; empty if it has not noted one.
  case daemon(version: String)
  /// A command, by its name.
  case command(String)

  private static let program = "nuthatch "

  /// Reads the note in the lock's file.
  init(note: String) {
    self =
      note.hasPrefix(Self.program)
      ? .command(String(note.dropFirst(Self.program.count))) : .daemon(version: note)
  }

  /// The note in the lock's file.
  var note: String { version ?? command.map { Self.program + $0 } ?? "" }

  /// The daemon's version; nil if the holder is a command.
  var version: String? { if case .daemon(let version) = self { version } else { nil } }

  /// The command's name; nil if the holder is a daemon.
  var command: String? { if case .command(let name) = self { name } else { nil } }
}
