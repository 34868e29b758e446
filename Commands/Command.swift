package import Agenda
package import Grammar

/// One chat command: the struct is the intent a message's words amount to.
package protocol Command: Equatable, Sendable {
  /// The command's entry in `!help`, the documentation and the catalogue.
  static var guide: Guide { get }
  /// Messages with their meanings; they are tests.
  static var examples: [Example<Self>] { get }

  /// Understands the words behind the command's word.
  ///
  /// - Throws: `Misunderstanding`, which the person is told.
  init(_ arguments: String, by reader: Reader) throws

  /// Carries the command out, within one transaction.
  func run(on desk: Desk) throws -> Reply

  /// Returns true if it is too dangerous for anybody who only claims to be the person: then they are asked for a code
  /// first, on networks where senders can be forged.
  func wantsProof(on desk: Desk) throws -> Bool

  /// True if its answer lets anybody who reads it get at the person's data: a page asks for a fresh sign-in first.
  var givesAccess: Bool { get }

  /// The list that it puts something on, which comes into being with that.
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
