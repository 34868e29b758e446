import Foundation
import Storage

/// The reason why a subcommand cannot do its work. It names the setting or account at fault, and the remedy.
struct Problem: Error, CustomStringConvertible {
  /// The exit code, from sysexits(3).
  var code: Int32
  var description: String

  /// Returns a problem with an invalid configuration.
  static func configuration(_ text: String) -> Problem { Problem(code: EX_CONFIG, description: text) }
  /// Returns a problem with a file that is needed and can't be read.
  static func noInput(_ text: String) -> Problem { Problem(code: EX_NOINPUT, description: text) }
  /// Returns a problem with a request for something that does not exist, or with wrong words.
  static func usage(_ text: String) -> Problem { Problem(code: EX_USAGE, description: text) }
  /// Returns a problem with a server or database that is not available now.
  static func unavailable(_ text: String) -> Problem { Problem(code: EX_UNAVAILABLE, description: text) }
  /// Returns a problem with invalid credentials.
  static func noPermission(_ text: String) -> Problem { Problem(code: EX_NOPERM, description: text) }
}

extension Problem {
  /// Makes a problem from a database that can't be used.
  ///
  /// - Parameter outcome: the outcome of the command.
  init(_ error: StoreError, _ outcome: String? = nil) {
    code =
      switch error.kind {
      case .full: EX_IOERR
      case .occupied: EX_CANTCREAT
      // The operator must name another file or run another version, so a supervisor's next try would not help.
      case .newer, .foreign, .notADatabase: EX_CONFIG
      case .erasuresMissing: EX_NOINPUT
      default: EX_UNAVAILABLE
      }
    description = (outcome.map { "\($0): " } ?? "") + error.description
  }
}
