import Foundation
import Storage

/// The reason why a subcommand cannot do its work: names the setting or account at fault and the remedy.
struct Problem: Error, CustomStringConvertible {
  /// The exit code, one of sysexits(3)'s.
  var code: Int32
  var description: String

  /// Makes a problem of an invalid configuration.
  static func configuration(_ text: String) -> Problem { Problem(code: EX_CONFIG, description: text) }
  /// Makes a problem of a file that is needed and can't be read.
  static func noInput(_ text: String) -> Problem { Problem(code: EX_NOINPUT, description: text) }
  /// Makes a problem of a request for something that is not there, or of wrong words.
  static func usage(_ text: String) -> Problem { Problem(code: EX_USAGE, description: text) }
  /// Makes a problem of a server or database that is not available now.
  static func unavailable(_ text: String) -> Problem { Problem(code: EX_UNAVAILABLE, description: text) }
  /// Makes a problem of invalid credentials.
  static func noPermission(_ text: String) -> Problem { Problem(code: EX_NOPERM, description: text) }
}

extension Problem {
  /// Makes a problem of a database that can't be used.
  ///
  /// - Parameter outcome: the outcome of the command.
  init(_ error: StoreError, _ outcome: String? = nil) {
    code =
      switch error.kind {
      case .full: EX_IOERR
      case .occupied: EX_CANTCREAT
      // Another file has to be named, or another version run: a supervisor's next try would not help.
      case .newer, .foreign, .notADatabase: EX_CONFIG
      case .erasuresMissing: EX_NOINPUT
      default: EX_UNAVAILABLE
      }
    description = (outcome.map { "\($0): " } ?? "") + error.description
  }
}
