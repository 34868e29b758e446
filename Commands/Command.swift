package import Agenda
package import Grammar

/// One chat command. The struct is the intent that a message expresses.
package protocol Command: Equatable, Sendable {
  /// The command's entry in `!help`, the documentation and the catalogue.
  static var guide: Guide { get }
  /// Messages with their meanings; they are tests.
  static var examples: [Example<Self>] { get }

  /// Understands the words after the command's word.
  ///
  /// - Throws: `Misunderstanding`, which the bot tells the person.
  init(_ arguments: String, by reader: Reader) throws

  /// Carries the command out, within one transaction.
  func run(on desk: Desk) throws -> Reply

  /// Returns true if it is too dangerous for somebody who only claims to be the person. On networks where senders can
  /// be forged, the bot then asks for a code first.
  func wantsProof(on desk: Desk) throws -> Bool

  /// True if anybody who reads its answer could get at the person's data. A page then asks the person to sign in again
  /// first.
  var givesAccess: Bool { get }

  /// The list that it puts something on, and makes if there is none yet.
  var listMade: String? { get }
}

extension Command {
  package func wantsProof(on desk: Desk) -> Bool { false }
  package var givesAccess: Bool { false }
  package var listMade: String? { nil }

  /// The messages of its examples.
  package static var messages: [String] { examples.map { $0.message } }

  /// The command's entry in `!help`.
  package static var help: CommandHelp {
    CommandHelp(names: guide.names, usage: guide.usage, summary: guide.summary, examples: messages)
  }
}
