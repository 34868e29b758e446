/// The process that works on a database alone.
enum LockHolder: Equatable {
  /// A daemon of this version; empty if it has not noted one.
  case daemon(version: String)
  /// A command, by its name.
  case command(String)

  private static let program = "nuthatch "

  /// Reads what is noted in the lock's file.
  init(note: String) {
    self =
      note.hasPrefix(Self.program)
      ? .command(String(note.dropFirst(Self.program.count))) : .daemon(version: note)
  }

  /// The note in the lock's file.
  var note: String { version ?? command.map { Self.program + $0 } ?? "" }

  /// The daemon's version; nil if it is none.
  var version: String? { if case .daemon(let version) = self { version } else { nil } }

  /// The command's name; nil if it is none.
  var command: String? { if case .command(let name) = self { name } else { nil } }
}
