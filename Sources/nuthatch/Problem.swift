import Foundation
import Storage

/// A reason that keeps a subcommand from its work: names the setting or account at fault and the way out.
struct Problem: Error, CustomStringConvertible {
  /// One of sysexits(3)'s.
  var code: Int32
  var description: String

  /// The configuration does not hold.
  static func configuration(_ text: String) -> Problem { Problem(code: EX_CONFIG, description: text) }
  /// A file that is needed can't be read.
  static func noInput(_ text: String) -> Problem { Problem(code: EX_NOINPUT, description: text) }
  /// A problem for arguments that name nothing there is, or that are malformed.
  static func usage(_ text: String) -> Problem { Problem(code: EX_USAGE, description: text) }
  /// A server or the database is not to be had now.
  static func unavailable(_ text: String) -> Problem { Problem(code: EX_UNAVAILABLE, description: text) }
  /// The credentials do not hold.
  static func noPermission(_ text: String) -> Problem { Problem(code: EX_NOPERM, description: text) }
}

extension Problem {
  /// The database can't be used.
  ///
  /// - Parameter outcome: what has come of the command.
  init(_ error: StoreError, _ outcome: String? = nil) {
    code =
      switch error.kind {
      case .full: EX_IOERR
      case .occupied: EX_CANTCREAT
      // Another file has to be named, or another version run: to try again, as a supervisor does, is of no use.
      case .newer, .foreign, .notADatabase: EX_CONFIG
      case .erasuresMissing: EX_NOINPUT
      default: EX_UNAVAILABLE
      }
    description = (outcome.map { "\($0): " } ?? "") + error.description
  }
}
