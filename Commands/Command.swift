package import Agenda
package import Grammar

/// One chat command: the struct is the intent a message's words amount to.
package protocol Command: Equatable, Sendable {
  /// What `!help`, the documentation and the catalogue tell of it.
  static var guide: Guide { get }
  /// Messages with what each means; they are tests.
  static var examples: [Example<Self>] { get }

  /// Understands what follows the command's word.
  ///
  /// - Throws: `Misunderstanding`, which is told to the person.
  init(_ arguments: String, by reader: Reader) throws

  /// Does it, within one transaction.
  func run(on desk: Desk) throws -> Reply

  /// Whether it is too much to do for anybody who only claims to be the person: then they are asked for a code first, where
  /// senders can be forged.
  func wantsProof(on desk: Desk) throws -> Bool

  /// Whether anybody who reads its answer can get at what the person keeps: a page asks for a fresh sign-in first.
  var givesAccess: Bool { get }

  /// The list it puts something on, which comes into being with that.
  var listMade: String? { get }
}

extension Command {
  package func wantsProof(on desk: Desk) -> Bool { false }
  package var givesAccess: Bool { false }
  package var listMade: String? { nil }

  /// The messages of its examples.
  package static var messages: [String] { examples.map { $0.message } }

  /// What `!help` tells of it.
  package static var help: CommandHelp {
    CommandHelp(names: guide.names, usage: guide.usage, summary: guide.summary, examples: messages)
  }
}
